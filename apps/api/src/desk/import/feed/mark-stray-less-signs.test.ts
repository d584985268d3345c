import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markStrayLessSigns } from './mark-stray-less-signs.ts'

async function* cut(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}

async function mark(text: string, length: number): Promise<string> {
  let marked = ''
  for await (const part of markStrayLessSigns(cut(text, length))) marked += part
  return marked
}

it('[feed.text] a < is marked wherever the file is cut, and nothing else is changed', async () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '"',
      "='",
      ' ',
      'a',
      '/',
      '!',
      '?',
      '<5',
      '<b>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
    ],
    ...['<offer id="1">', '</offer>', '<name>', '</name>', '<param name="x<y">', '</param>'],
    ...['<outlets>', '<outlet instock="5"/>', '</outlets>', '<category id="1"/>'],
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      async (pieces, length) => {
        const text = pieces.join('')
        const marked = await mark(text, length)
        expect(marked).toBe(await mark(text, text.length + 1))
        expect(marked.replaceAll('\uFDD1', '<')).toBe(text)
      },
    ),
    { numRuns: 300 },
  )
})
