import { problemTexts } from '@svetlitsa/i18n/problem-texts'
import type * as z from 'zod'
import type { Language } from './context.ts'

/** What is wrong with each field, in the reader's language. */
export function fieldTextsOf(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const texts = problemTexts[language].fields
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, 20)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) fields[key] = texts.unknown
    } else {
      fields[issue.path.join('.') || 'body'] ??= textOf(issue, texts)
    }
  }
  return fields
}

function textOf(issue: z.core.$ZodIssue, texts: (typeof problemTexts)[Language]['fields']): string {
  if (issue.code === 'custom' && issue.message in texts) {
    return texts[issue.message as keyof typeof texts]
  }
  if (issue.code === 'too_small') return texts.tooSmall
  if (issue.code === 'too_big') return texts.tooBig
  if (issue.code === 'invalid_type' && issue.input === undefined) return texts.missing
  return texts.wrong
}
