import { createReadStream } from 'node:fs'
import { FeedError } from './feed-error.ts'
import { type ByteSurvey, ByteSurveyor } from './survey-bytes.ts'

export interface FeedEncoding {
  /** Its label for TextDecoder. */
  label: 'utf-8' | 'windows-1251' | 'utf-16le' | 'utf-16be'
  /** Bytes of the byte order mark in front of the text. */
  markLength: number
  /** How the bytes contradict the declaration, «the feed declares … but is in …»; null if not. */
  contradiction: string | null
}

const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/
const DECLARATION_LENGTH = 300

/** Valid or invalid bytes are stray if the others are at least so many times as many. */
const STRAY_SHARE = 5

/** Where no other encoding is declared, UTF-8 with damaged offers is likelier than that. */
const DAMAGED_SHARE = 2

/**
 * Detects the encoding of a feed by its byte order mark, its XML declaration and all of its bytes.
 * Bytes that clearly contradict the declaration win.
 *
 * @throws FeedError where the encoding is not supported, or cannot be told.
 */
export async function detectEncoding(file: string): Promise<FeedEncoding> {
  const surveyor = new ByteSurveyor()
  let start: Buffer | null = null
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('expected the file to be read as bytes')
    start ??= chunk
    surveyor.add(chunk)
  }
  start ??= Buffer.alloc(0)
  return detectWide(start) ?? detectNarrow(start, surveyor.finish())
}

/** An encoding in which each sign of the declaration has two bytes or more. */
function detectWide(start: Buffer): FeedEncoding | null {
  const hex = start.subarray(0, 4).toString('hex')
  if (/^(fffe0000|0000feff|3c000000|0000003c)/.test(hex))
    throw new FeedError('UTF-32 is not supported: save the feed as UTF-8')
  const isMarked = /^(fffe|feff)/.test(hex)
  if (!isMarked && !/^(3c00|003c)/.test(hex)) return null
  const label = /^(fffe|3c00)/.test(hex) ? 'utf-16le' : 'utf-16be'
  const markLength = isMarked ? 2 : 0
  const end = markLength + 2 * DECLARATION_LENGTH
  const declared = readDeclared(new TextDecoder(label).decode(start.subarray(markLength, end)))
  const isContradicted = declared !== null && !/^utf-?16/i.test(declared)
  return {
    label,
    markLength,
    contradiction: isContradicted ? formatContradiction(declared, 'UTF-16') : null,
  }
}

function detectNarrow(start: Buffer, survey: ByteSurvey): FeedEncoding {
  const markLength = start.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0
  const end = markLength + DECLARATION_LENGTH
  const declared = readDeclared(start.subarray(markLength, end).toString('latin1'))
  const name = normalizeEncoding(declared ?? 'utf-8')
  const label = name === 'windows-1251' ? judgeDeclared1251(survey) : judgeOther(survey, name)
  if (label === null) {
    throw new FeedError(`encoding ${declared} is not supported: save the feed as UTF-8`, {
      line: 1,
      column: 1,
    })
  }
  const isSame = label === name || survey.high === 0
  const real = label === 'utf-8' ? 'UTF-8' : label
  return { label, markLength, contradiction: isSame ? null : formatContradiction(declared, real) }
}

function judgeDeclared1251({ sequences, invalid }: ByteSurvey): FeedEncoding['label'] {
  if (sequences * STRAY_SHARE <= invalid || sequences === 0) return 'windows-1251'
  if (invalid * STRAY_SHARE <= sequences) return 'utf-8'
  throw new FeedError(
    'the feed is partly in UTF-8 and partly in windows-1251: save all of it as UTF-8',
  )
}

/** The label for a feed that declares UTF-8 or anything but windows-1251; null for «unsupported». */
function judgeOther(survey: ByteSurvey, name: string): FeedEncoding['label'] | null {
  const { sequences, invalid, high, highPairs, smallLetters } = survey
  if (invalid * STRAY_SHARE <= sequences || high === 0) return 'utf-8'
  const isSupported = name === 'utf-8' || name.startsWith('utf-16')
  if (!isSupported) return null
  // Single damaged bytes stand alone; words in another encoding are rows of bytes above 127.
  if (sequences * DAMAGED_SHARE > invalid || highPairs * 2 < high) return 'utf-8'
  if (smallLetters * 2 >= high) return 'windows-1251'
  throw new FeedError(
    'the text is not in UTF-8, although no other encoding is declared: save it as UTF-8',
  )
}

function readDeclared(start: string): string | null {
  return DECLARATION.exec(start)?.[1] ?? null
}

function normalizeEncoding(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:x-)?(?:cp|win|windows)?[-_]?1251$/, 'windows-1251')
    .replace(/^utf_?8$/, 'utf-8')
}

function formatContradiction(declared: string | null, real: string): string {
  return `the feed declares ${declared ?? 'no encoding'} but is in ${real}`
}
