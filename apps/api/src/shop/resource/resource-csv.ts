import type * as z from 'zod'

type Values = Record<string, unknown>

/** Excel reads UTF-8 only with this mark, and columns of a Russian Excel are parted by semicolons. */
const MARK = '\uFEFF'
const DELIMITER = ';'

/** What a spreadsheet would compute instead of showing; a quote in front makes it a text. */
const formula = /^'*[=+\-@\t\r]/

/** Values as lines of CSV, in the order of the columns; no cell of a text is a formula. */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Values[],
  { hasHeader }: { hasHeader: boolean },
): string {
  const lines = rows.map((row) => columns.map((column) => toCell(row[column])))
  return (
    (hasHeader ? MARK : '') +
    (hasHeader ? [[...columns], ...lines] : lines)
      .map((cells) => `${cells.map(quote).join(DELIMITER)}\r\n`)
      .join('')
  )
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const quote = (cell: string) =>
  /[";,\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

interface CsvLine {
  line: number
  cells: Record<string, string>
}

/**
 * Reads the lines of a file by its header; a broken file gives the line where it breaks. The parser
 * is loaded with the first file.
 */
export async function readCsv(
  text: string,
  maxRows: number,
): Promise<{ lines: CsvLine[] } | { brokenLine: number }> {
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim()),
      delimiter: findDelimiter(text),
      info: true,
      skip_empty_lines: true,
      to: maxRows + 1,
    }) as never
    return { lines: records.map(({ record, info }) => ({ line: info.lines, cells: record })) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { brokenLine: Number(error.lines ?? 1) }
  }
}

function findDelimiter(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return [DELIMITER, '\t', ','].find((sign) => header.includes(sign)) ?? DELIMITER
}

/**
 * The values of a line, by the types of the contract; what no type takes stays a text, for which the
 * contract then says what is wrong.
 */
export function readCells(schema: z.ZodObject, cells: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => {
      const type = schema.shape[name] as z.ZodType | undefined
      return [name, type ? readCell(type, cell) : cell]
    }),
  )
}

function readCell(type: z.ZodType, cell: string): unknown {
  const text = formula.test(cell.replace(/^'/, '')) && cell.startsWith("'") ? cell.slice(1) : cell
  const candidates = [...(cell === '' ? [null] : []), text, ...toOtherTypes(cell)]
  const taken = candidates.find((candidate) => type.safeParse(candidate).success)
  return taken === undefined ? text : taken
}

function toOtherTypes(cell: string): unknown[] {
  const number = cell.trim() === '' ? Number.NaN : Number(cell.replace(/\s/g, '').replace(',', '.'))
  return [...(Number.isNaN(number) ? [] : [number]), ...parseJson(cell)]
}

function parseJson(cell: string): unknown[] {
  try {
    return [JSON.parse(cell)]
  } catch {
    // A text that is no JSON is judged as a text.
    return []
  }
}
