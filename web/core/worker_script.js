/** @type {WorkerType} */
export const workerType = 'module';

/**
 * What a worker of this page runs. The import is static so that no message is lost.
 * @param {string} address of its script
 */
export const workerScript = (address) => `import ${JSON.stringify(address)};`;
