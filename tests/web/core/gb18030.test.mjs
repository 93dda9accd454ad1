// The bytes are those of Python 3.11: 'text'.encode(encoding).hex().
import assert from 'node:assert/strict';
import test from 'node:test';
import { createGb18030Check } from '../../../web/core/gb18030.js';

/** @param {string} hex @param {number} [piece] bytes in a piece */
function isPlausible(hex, piece = 1e9) {
  const bytes = Buffer.from(hex, 'hex');
  const check = createGb18030Check();
  for (let from = 0; from < bytes.length; from += piece) {
    check.add(bytes.subarray(from, from + piece));
  }
  return check.isPlausible();
}

const CHINESE = {
  '真实,模型一\\n好瓜,0.5\\n坏瓜,.2\\n':
    'd5e6cab52cc4a3d0cdd2bb0abac3b9cf2c302e350abbb5b9cf2c2e320a',
  '山鸢尾,变色鸢尾,维吉尼亚鸢尾\\n': 'c9bdf0b0ceb22cb1e4c9abf0b0ceb22cceacbcaac4e1d1c7f0b0ceb20a',
  '真实,模型㐀\\n是,1\\n否,0\\n': 'd5e6cab52cc4a3d0cd8139ee390acac72c310ab7f12c300a',
  '“随机森林”；支持向量机（高斯核）：精度０．８\\n':
    'a1b0cbe6bbfac9adc1d6a1b1a3bbd6a7b3d6cff2c1bfbbfaa3a8b8dfcbb9bacba3a9a3babeabb6c8a3b0a3aea3b80a',
};

for (const [text, hex] of Object.entries(CHINESE)) {
  test(`GB18030 reads as Chinese, in pieces of any size: ${text}`, () => {
    for (const piece of [1, 2, 3, 5, 1000]) assert.equal(isPlausible(hex, piece), true, `${piece}`);
  });
}

const OTHERS = {
  'latin-1 Größe,Modell': '4772f6df652c4d6f64656c6c0a6a612c302e350a',
  'latin-1 Müller,Köhler': '4dfc6c6c65722c4bf6686c65720a',
  'latin-1 Straße; naïve; créée; São; Île; señor':
    '53747261df653b206e61ef76653b206372e9e9653b2053e36f3b20ce6c653b207365f16f720a',
  'cp1251 Модель,истина да,0.5 нет,0.2':
    'cceee4e5ebfc2ce8f1f2e8ede00ae4e02c302e350aede5f22c302e320a',
  'cp1251 класс;оценка': 'eaebe0f1f13beef6e5edeae00a',
  'cp1250 třída,skóre žlutý': '74f8ed64612c736bf372650a9e6c7574fd2c302e350a',
  'shift_jis クラス,モデル 良い': '834e838983582c83828366838b0a97c782a22c302e350a',
  'euc_jp これは,モデルです よい': 'a4b3a4eca4cf2ca5e2a5c7a5eba4c7a4b90aa4e8a4a42c302e350a',
  'big5 真實,模型 好瓜 壞瓜': 'af75b9ea2cbcd2abac0aa66ea5ca2c302e350ac361a5ca2c302e320a',
  'nothing that is not ASCII': '792c610a',
};

for (const [text, hex] of Object.entries(OTHERS)) {
  test(`what is another encoding does not: ${text}`, () => {
    assert.equal(isPlausible(hex), false);
  });
}

test('a damaged UTF-8 file is no Chinese in GB18030', () => {
  const whole = Buffer.from('名称,真实,模型\n样本甲,好瓜,0.5\n样本乙,坏瓜,0.2\n');
  for (let at = 0; at < whole.length; at += 1) {
    const bytes = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
    assert.equal(isPlausible(bytes.toString('hex')), false, `without byte ${at}`);
  }
});
