/** Words of links and what they bring, in English. `words.zh.js` has the same keys. */
import { counted } from '../../words/format.js';

export const sharing = {
  folded: {
    verdict: 'The verdict is hidden: what do you say?',
    table: 'The table is hidden.',
    show: { verdict: 'Show the verdict', table: 'Show the table' },
  },
  dialog: {
    title: 'Share this page',
    has: (/** @type {string} */ parts) => `The link has ${parts}.`,
    parts: {
      language: 'the language',
      settings: 'the settings',
      view: 'the chosen model, the columns and their order',
      sample: (/** @type {string} */ name) => `the name of the example “${name}”`,
      file: (/** @type {string} */ name) => `the name of your file, “${name}”, and not its content`,
      pasted: 'that a table was pasted, and not its content',
      table: 'the whole table: whoever has the link has your data',
    },
    table: 'Put the table into the link',
    size: (/** @type {string} */ characters) => `${characters} characters in all`,
    sample: 'Not needed: the example comes with the page.',
    tooLarge: (/** @type {string} */ most) =>
      `Not offered: with this table the link would have more than ${most} characters, and mails, chats and learning platforms cut such links. Pass the file on; the link waits for it.`,
    notReady: 'Not offered while there is no result of this table.',
    view: 'Keep the chosen model, the columns and their order',
    large: 'Large type',
    hideTitle: 'Hide at first',
    hide: { verdict: 'Verdict', table: 'Table', answers: 'Answers of exercises' },
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied.',
    copyFailed: 'The browser did not allow copying: select the text and copy it.',
    local: 'This page comes from your own machine; others cannot open the link.',
    code: 'QR code of the link',
    save: 'Save the QR code',
    tooDense: (/** @type {string} */ characters) =>
      `${counted(characters, 'character is', 'characters are')} too many for a QR code that phones can read. Leave the table out, or pass the link on as text.`,
    frame: 'In another page',
    what: 'Picture',
    all: 'Table of models',
    where: 'For',
    places: { moodle: 'Moodle and other web pages', jupyter: 'Jupyter', quarto: 'Quarto' },
    snippet: 'Text to paste',
    hints: {
      moodle: 'In Moodle, paste it into the HTML view of the editor.',
      jupyter: 'Paste it into a cell of Python.',
      quarto: 'Paste it into the document; it is for HTML output.',
    },
    needsTable: 'A frame needs the table: put it into the link, or use an example.',
    refused:
      'This host does not let other pages show it in a frame (frame-ancestors in its headers). Whoever runs it can allow that.',
  },
  projector: {
    title: 'Projector',
    previous: 'Previous card (←)',
    next: 'Next card (→)',
    place: (/** @type {number} */ shown, /** @type {number} */ all) => `${shown} of ${all}`,
    leave: 'Leave (Esc)',
  },
  embedded: {
    open: 'Open in Melon',
    table: 'Table of models',
    missing:
      'The table of this picture is in a file that is not here. Put the table into the link, or use an example.',
    noSuch: (/** @type {string} */ name, /** @type {string} */ names) =>
      `There is no picture or table “${name}” of these data. There are: ${names}.`,
    nothing: 'There is nothing to draw: the report does not have what this picture shows.',
  },
};
