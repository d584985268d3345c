import { isTagName } from './html-tags.ts'
import { dropMarks, LESS_MARK } from './mark-stray-signs.ts'

/** A tag of XML; the values of its attributes may have «<» and «>». */
const TAG =
  /<(\/?)([\p{L}_][\p{L}\d:._-]*)(?:\s+[\p{L}\d:._-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*(\/?)>/uy

/** What follows «<» where it may begin a tag or a declaration. */
const MAYBE_TAG = /[\p{L}_/!?]/u

const openings = ['<!--', '<![CDATA['] as const

/** A longer tag is none. */
const MAX_TAG_LENGTH = 8_000

/** Elements outside of offers that have a text. */
const textsOfShop: ReadonlySet<string> = new Set(['category', 'company', 'name'])
/** Elements in an offer that have elements. */
const containers: ReadonlySet<string> = new Set(['outlets', 'outlet'])

/**
 * Marks each «<» of a text that ends no element: a bare one, and tags of HTML that nobody closed.
 * The parser would refuse the whole feed for them. In an element that has a text nothing but its
 * own end is a tag.
 */
export async function* markStrayLessSigns(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const marker = new LessSignMarker()
  for await (const text of texts) yield marker.add(dropMarks(text), false)
  yield marker.add('', true)
}

class LessSignMarker {
  #kept = ''
  /** The end of the comment or CDATA that is being read. */
  #end: string | null = null
  #isInOffer = false
  /** The element with a text that is being read. */
  #field: string | null = null
  /** What looks like elements in it. */
  readonly #inField = new Set<string>()

  /** Returns what can be decided about so far. */
  add(part: string, isLast: boolean): string {
    const text = this.#kept + part
    const pieces: string[] = []
    let at = 0
    while (at < text.length) {
      const next = this.#end === null ? this.#readText(text, at) : this.#skip(text, at, this.#end)
      if (next === null && !isLast) break
      const [piece, length] = next ?? [text.slice(at), text.length - at]
      pieces.push(piece)
      at += length
    }
    this.#kept = text.slice(at)
    return pieces.join('')
  }

  /** The next piece as it is passed on and its length; null if the rest of it is to come. */
  #readText(text: string, at: number): [piece: string, length: number] | null {
    const less = text.indexOf('<', at)
    if (less !== at) {
      const end = less < 0 ? text.length : less
      return [text.slice(at, end), end - at]
    }
    const next = text.charAt(at + 1)
    if (next === '!') {
      const opening = openings.find((sign) => text.startsWith(sign, at))
      this.#end = opening === undefined ? null : opening === '<!--' ? '-->' : ']]>'
      if (opening !== undefined) return [opening, opening.length]
      const start = text.slice(at, at + 9)
      if (openings.some((sign) => sign.length > start.length && sign.startsWith(start))) return null
    }
    if (next !== '' && !MAYBE_TAG.test(next)) return [LESS_MARK, 1]
    TAG.lastIndex = at
    const tag = TAG.exec(text)
    if (tag) return this.#readTag(tag)
    if (text.length - at < MAX_TAG_LENGTH && !text.includes('>', at)) return null
    if (this.#field === null) return ['<', 1]
    return [LESS_MARK, 1]
  }

  #skip(text: string, at: number, end: string): [piece: string, length: number] | null {
    const found = text.indexOf(end, at)
    if (found >= 0) this.#end = null
    const to = found >= 0 ? found + end.length : text.length - end.length + 1
    return to > at ? [text.slice(at, to), to - at] : null
  }

  #readTag([tag, slash, name = '', empty]: RegExpExecArray): [piece: string, length: number] {
    const isEnd = slash === '/'
    const isOffer = name === 'offer' || (isEnd && name === 'offers')
    if (this.#field !== null && !isOffer) {
      // The end of an element that did not begin here is an error, to be found here.
      const isError = isEnd && !isTagName(name) && !this.#inField.has(name)
      if (!isEnd) this.#inField.add(name)
      if (!isEnd || (name !== this.#field && !isError)) return [LESS_MARK, 1]
      this.#field = null
    } else if (isOffer) {
      this.#isInOffer = !isEnd && empty === ''
      this.#field = null
    } else if (!isEnd && empty === '') {
      const hasText = this.#isInOffer ? !containers.has(name) : textsOfShop.has(name)
      if (hasText) this.#field = name
      this.#inField.clear()
    }
    return [`<${tag.slice(1).replaceAll('<', LESS_MARK)}`, tag.length]
  }
}
