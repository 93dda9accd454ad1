import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { columnsRead } from '../../../bin/writing/columns_read.mjs';
import { loadWords } from '../../../web/words/index.js';

const column = (/** @type {string} */ name, /** @type {string} */ role) => ({ name, role });

describe('what the columns were read as', () => {
  before(() => Promise.all([loadWords('en'), loadWords('zh')]));

  it('names every column but the predictions by its role', () => {
    const columns = [
      column('y', 'truth'),
      column('rf', 'prediction'),
      column('id', 'ignored'),
      column('set', 'ignored'),
    ];
    assert.equal(columnsRead({ columns }, 'en'), 'Truth: y. Ignored: id, set.');
    assert.equal(columnsRead({ columns }, 'zh'), '真实标记：y。忽略：id、set。');
  });

  it('says nothing where all columns are predictions', () => {
    assert.equal(columnsRead({ columns: [column('rf', 'prediction')] }, 'en'), '');
  });

  it('counts the names behind the eighth', () => {
    const columns = Array.from({ length: 12 }, (_, at) => column(`x${at}`, 'ignored'));
    assert.equal(
      columnsRead({ columns }, 'en'),
      'Ignored: x0, x1, x2, x3, x4, x5, x6, x7, 4 others.',
    );
  });

  it('says how files were joined', () => {
    const truth = [column('y', 'truth')];
    const read = (/** @type {object} */ join) => columnsRead({ columns: truth, join }, 'en');
    assert.match(
      read({ how: 'rows', by: [] }),
      /The rows of the files were joined in their order\.$/,
    );
    assert.match(read({ how: 'identifier', by: ['id', 'set'] }), /joined by id, set\.$/);
    assert.match(read({ how: 'stack', by: ['file'] }), /file tells them apart\.$/);
  });

  it('escapes what a name hides', () => {
    assert.equal(
      columnsRead({ columns: [column('a\u001b[31m', 'truth')] }, 'en'),
      'Truth: a\\x1b[31m.',
    );
  });
});
