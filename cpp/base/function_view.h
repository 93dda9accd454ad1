#pragma once

namespace melon {

template <class Signature>
class FunctionView;

/// Looks at a callable, which must outlive it: the loop that calls it is
/// compiled once for all callables.
template <class Result, class... Arguments>
class FunctionView<Result(Arguments...)> {
 public:
  template <class Function>
  FunctionView(const Function& function)  // NOLINT(google-explicit-constructor)
      : function_(&function), call_(Call<Function>) {}

  Result operator()(Arguments... arguments) const {
    return call_(function_, arguments...);
  }

 private:
  template <class Function>
  static Result Call(const void* function, Arguments... arguments) {
    return (*static_cast<const Function*>(function))(arguments...);
  }

  const void* function_;
  Result (*call_)(const void*, Arguments...);
};

}  // namespace melon
