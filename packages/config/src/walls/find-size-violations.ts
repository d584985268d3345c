import { isTestFile, type Source, type Violation } from './source.ts'

const medianLimit = 60
const ninetiethLimit = 180

/** Checks the median and the 90th percentile of file lengths over all application files. */
export function findSizeStatisticViolations(sources: Source[]): Violation[] {
  const lines = sources
    .filter(({ path }) => /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTestFile(path))
    .map(({ text }) => text.trimEnd().split('\n').length)
    .sort((a, b) => a - b)
  const getPercentile = (share: number) => lines[Math.floor((lines.length - 1) * share)] ?? 0
  const messages: string[] = []
  if (getPercentile(0.5) > medianLimit)
    messages.push(`the median file has ${getPercentile(0.5)} lines; the limit is ${medianLimit}`)
  if (getPercentile(0.9) > ninetiethLimit)
    messages.push(
      `the 90th percentile is ${getPercentile(0.9)} lines; the limit is ${ninetiethLimit}`,
    )
  return messages.map((message) => ({ path: '.', line: 1, message }))
}
