import { documentTexts } from '@svetlitsa/i18n/document/document-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { InstructionData } from './instruction.queries.ts'
import { PdfSheet } from './pdf-sheet.ts'

const MAX_ARTICLES = 12

/** Renders a product document as a PDF from the product's data. */
export async function renderInstructionPdf(
  data: InstructionData,
  language: Language,
  shopName: string,
): Promise<Buffer> {
  const texts = documentTexts[language]
  const kindTexts = texts[data.kind]
  const name = localizeName(data, language)
  const sheet = await PdfSheet.open(`${kindTexts.title} — ${name}`)
  sheet.brand(shopName)
  sheet.title(kindTexts.title)
  sheet.line(name)
  sheet.rule()
  for (const [label, value] of listProperties(data, language)) sheet.property(label, value)
  sheet.heading(kindTexts.before)
  for (const line of [kindTexts.b1, kindTexts.b2, kindTexts.b3]) sheet.line(`— ${line}`)
  sheet.heading(kindTexts.steps)
  const steps = [kindTexts.s1, kindTexts.s2, kindTexts.s3, kindTexts.s4, kindTexts.s5]
  for (const [index, line] of steps.entries()) sheet.line(`${index + 1}. ${line}`)
  sheet.heading(kindTexts.after)
  for (const line of [kindTexts.a1, kindTexts.a2]) sheet.line(`— ${line}`)
  sheet.rule()
  sheet.line(texts.help)
  return sheet.bytes()
}

function listProperties(
  data: InstructionData,
  language: Language,
): [label: string, value: string][] {
  const texts = documentTexts[language]
  const t = getTranslator(documentTexts, language)
  const sizes = data.sizes
    .filter((size) => size.every((side) => side !== null))
    .map((size) => `${size.join(' × ')} ${texts.cm}`)
  const boxes = data.boxes.map(({ widthCm, depthCm, heightCm, weightKg }) =>
    t('box', { size: `${widthCm} × ${depthCm} × ${heightCm}`, weight: weightKg }),
  )
  const properties: [string, string][] = [
    [texts.vendor, [data.vendor, data.country].filter(Boolean).join(', ')],
    [texts.articles, data.articles.slice(0, MAX_ARTICLES).join(', ')],
    [texts.sizes, sizes.join('; ')],
    [texts.materials, data.materials.join(', ')],
    [texts.boxes, boxes.join('; ')],
    [
      texts.time,
      data.kind === 'assembly' && data.assemblyMinutes > 0
        ? t('minutes', { count: data.assemblyMinutes })
        : '',
    ],
    [texts.warranty, t('months', { count: data.warrantyMonths })],
  ]
  return properties.filter(([, value]) => value !== '')
}
