import { SaxesParser } from 'saxes'
import { detectEncoding } from '../../import/feed/detect-encoding.ts'
import { FeedError } from '../../import/feed/feed-error.ts'
import { readFeedText } from '../../import/feed/read-feed-text.ts'
import type { XmlNode } from './xml-node.ts'

const ROOT = 'КоммерческаяИнформация'
const MAX_DEPTH = 60
const MAX_RECORD_CHARACTERS = 2_000_000

/** What is read whole, by the name of the element around it. */
export type RecordPlaces = Readonly<Record<string, string>>

/**
 * Reads the records of a CommerceML file as a stream: each element of `places` with everything in
 * it. The file is refused whole where it is not well-formed, declares entities, or ends early.
 *
 * @throws FeedError with line and column.
 */
export async function readRecords(
  file: string,
  places: RecordPlaces,
  take: (record: XmlNode) => void,
): Promise<void> {
  const encoding = await detectEncoding(file)
  if (encoding.contradiction !== null) {
    throw new FeedError(
      `these bytes are invalid in the encoding that the file declares: ${encoding.contradiction}`,
    )
  }
  const parser = new SaxesParser()
  const open: XmlNode[] = []
  let recordDepth = 0
  let characters = 0
  const fail = (message: string): never => {
    throw new FeedError(message, { line: parser.line, column: parser.column + 1 })
  }
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')))
  // Entities can expand to gigabytes or read local files, and CommerceML has no document type.
  parser.on('doctype', () => fail('a file of the exchange must not declare a document type'))
  parser.on('opentag', ({ name, attributes }) => {
    const node: XmlNode = { name, line: parser.line, attributes, text: '', children: [] }
    const parent = open.at(-1)
    if (!parent && name !== ROOT) fail(`not CommerceML: the root element is <${name}>`)
    if (open.length >= MAX_DEPTH) fail('elements are nested too deeply')
    if (recordDepth > 0) parent?.children.push(node)
    else if (parent && places[name] === parent.name) {
      recordDepth = open.length + 1
      characters = 0
    }
    open.push(node)
  })
  const addText = (text: string): void => {
    const node = open.at(-1)
    if (!node || recordDepth === 0) return
    characters += text.length
    if (characters > MAX_RECORD_CHARACTERS) fail('an element is too long')
    node.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const node = open.pop()
    if (!node || recordDepth !== open.length + 1) return
    recordDepth = 0
    take(node)
  })
  for await (const text of readFeedText(file, encoding, () => undefined)) {
    const invalid = text.indexOf('\uFFFD')
    parser.write(invalid < 0 ? text : text.slice(0, invalid))
    if (invalid >= 0) fail('these bytes are invalid in the encoding that the file declares')
  }
  parser.close()
}
