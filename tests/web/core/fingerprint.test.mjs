import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fingerprintOf } from '../../../web/core/fingerprint.js';

test('a fingerprint is what sha256sum prints', async () => {
  // FIPS 180-2, appendix B.1.
  assert.equal(
    await fingerprintOf(new TextEncoder().encode('abc')),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
