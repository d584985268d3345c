import { formatArticle, parseArticle } from '@svetlitsa/domain/article/article'
import { codeParam } from '@svetlitsa/domain/route/route-param'
import { normalizeText } from '@svetlitsa/domain/text/plain-text'
import * as z from 'zod'

/** Fields that resources of the back office share. */

/** A line of text; what is left empty is not given. */
export const line = (max: number) => z.string().trim().max(max)
export const requiredLine = (max: number) => line(max).min(1)
/** Text of several lines; browsers and files end lines differently. */
export const longText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
/** An article as staff type it, which is kept as its parts. */
export const articleText = z
  .string()
  .max(20_000)
  .overwrite((text) => formatArticle(parseArticle(text)))
export const lines = (max: number) => z.array(requiredLine(300)).max(max)
/** A part of an address, such as a product's. */
export const addressCode = z.string().overwrite(normalizeText).trim().regex(codeParam.pattern)
export const rowNumber = z.int32().positive()
export const ids = z.array(rowNumber).max(200)
export const position = z.int().min(0).max(100_000)
/** The path of a picture under /media/. */
export const picturePath = line(300).regex(/^(?:[\w-]+\/)*[\w.-]+\.(?:webp|avif|jpe?g|png|svg)$|^$/)

/** Reports a rule between fields at one of them. */
export function report(
  { value, issues }: { value: unknown; issues: z.core.$ZodRawIssue[] },
  field: string,
  message: string,
): void {
  issues.push({ code: 'custom', input: value, path: [field], message })
}
