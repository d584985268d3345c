import { personalDataTexts } from '@svetlitsa/i18n/personal-data/personal-data-texts'
import { strToU8, zipSync } from 'fflate'
import type { Language } from '../../platform/context/context.ts'
import {
  type ExportRow,
  type ExportValue,
  exportSections,
  type PersonalData,
} from './export-data.queries.ts'

interface ExportReader {
  language: Language
  shopName: string
  now: Date
}

/** A ZIP of the same data twice: for programs as JSON, for people as a page. */
export function buildExport(data: PersonalData, { language, shopName, now }: ExportReader): Buffer {
  const json = JSON.stringify({ createdAt: now.toISOString(), ...data }, null, 2)
  const page = buildPage(data, { language, shopName, now })
  return Buffer.from(zipSync({ 'data.json': strToU8(json), 'data.html': strToU8(page) }))
}

function buildPage(data: PersonalData, { language, shopName, now }: ExportReader): string {
  const texts = personalDataTexts[language]
  const title = escapeHtml(texts.title.replace('{shopName}', shopName))
  const sections = exportSections
    .filter((section) => data[section].length > 0)
    .map((section) => `<h2>${texts.sections[section]}</h2>${buildTable(data[section], language)}`)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0}</style></head>
<body><h1>${title}</h1><p>${formatValue(now.toISOString(), language)}</p>${sections.join('')}</body></html>`
}

function buildTable(rows: ExportRow[], language: Language): string {
  const columns: Record<string, string> = personalDataTexts[language].columns
  const names = Object.keys(rows[0] ?? {})
  const head = names.map((name) => `<th scope="col">${escapeHtml(columns[name] ?? name)}</th>`)
  const body = rows.map(
    (row) =>
      `<tr>${names.map((name) => `<td>${formatValue(row[name] ?? null, language)}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function formatValue(value: ExportValue, language: Language): string {
  const { yes, no } = personalDataTexts[language]
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return `${value.slice(0, 16).replace('T', ' ')} UTC`
  return escapeHtml(String(value))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
