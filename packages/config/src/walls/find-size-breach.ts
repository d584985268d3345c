import { type Breach, isProof, type Source } from './source.ts'

const medianLimit = 60
const ninetiethLimit = 180

/** The house style's sizes of application files together: the median and nine of ten (rule 3). */
export function findSizeBreach(sources: Source[]): Breach[] {
  const lines = sources
    .filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !isProof(path))
    .map(({ text }) => text.trimEnd().split('\n').length)
    .sort((a, b) => a - b)
  const at = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? 0
  const words: string[] = []
  if (at(0.5) > medianLimit)
    words.push(`half of all files are longer than ${at(0.5)} lines, not ${medianLimit}`)
  if (at(0.9) > ninetiethLimit)
    words.push(`a tenth of all files is longer than ${at(0.9)} lines, not ${ninetiethLimit}`)
  return words.map((text) => ({ path: '.', line: 1, words: text }))
}
