import { paperTexts } from '@svetlitsa/i18n/paper-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { Paper } from './instruction.queries.ts'
import { PaperSheet } from './paper-sheet.ts'

const MOST_ARTICLES = 12

/** A paper of a product as a PDF, made of what the shop knows of it. */
export async function drawPaper(paper: Paper, language: Language): Promise<Buffer> {
  const texts = paperTexts[language]
  const words = texts[paper.kind]
  const name = nameIn(paper, language)
  const sheet = new PaperSheet(`${words.title} — ${name}`)
  sheet.brand(texts.brand)
  sheet.title(words.title)
  sheet.line(name)
  sheet.rule()
  for (const [label, value] of factsOf(paper, language)) sheet.fact(label, value)
  sheet.heading(words.before)
  for (const line of [words.b1, words.b2, words.b3]) sheet.line(`— ${line}`)
  sheet.heading(words.steps)
  const steps = [words.s1, words.s2, words.s3, words.s4, words.s5]
  for (const [at, line] of steps.entries()) sheet.line(`${at + 1}. ${line}`)
  sheet.heading(words.after)
  for (const line of [words.a1, words.a2]) sheet.line(`— ${line}`)
  sheet.rule()
  sheet.line(texts.help)
  return sheet.bytes()
}

function factsOf(paper: Paper, language: Language): [label: string, value: string][] {
  const texts = paperTexts[language]
  const say = translator(paperTexts, language)
  const sizes = paper.sizes
    .filter((size) => size.every((side) => side !== null))
    .map((size) => `${size.join(' × ')} ${texts.cm}`)
  const boxes = paper.boxes.map(({ widthCm, depthCm, heightCm, weightKg }) =>
    say('box', { size: `${widthCm} × ${depthCm} × ${heightCm}`, weight: weightKg }),
  )
  const facts: [string, string][] = [
    [texts.vendor, [paper.vendor, paper.country].filter(Boolean).join(', ')],
    [texts.articles, paper.articles.slice(0, MOST_ARTICLES).join(', ')],
    [texts.sizes, sizes.join('; ')],
    [texts.materials, paper.materials.join(', ')],
    [texts.boxes, boxes.join('; ')],
    [
      texts.time,
      paper.kind === 'assembly' && paper.assemblyMinutes > 0
        ? say('minutes', { count: paper.assemblyMinutes })
        : '',
    ],
    [texts.warranty, say('months', { count: paper.warrantyMonths })],
  ]
  return facts.filter(([, value]) => value !== '')
}
