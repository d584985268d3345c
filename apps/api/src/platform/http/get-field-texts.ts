import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type * as z from 'zod'
import type { Language } from '../context/context.ts'

/** Error texts by field, in the reader's language. */
export function getFieldTexts(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const texts = problemTexts[language].fields
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, 20)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, 20)) fields[key] = texts.unknown
    } else {
      fields[issue.path.join('.') || 'body'] ??= getIssueText(issue, texts)
    }
  }
  return fields
}

function getIssueText(
  issue: z.core.$ZodIssue,
  texts: (typeof problemTexts)[Language]['fields'],
): string {
  if (issue.code === 'custom' && issue.message in texts) {
    return texts[issue.message as keyof typeof texts]
  }
  if (issue.code === 'too_small') return texts.tooSmall
  if (issue.code === 'too_big') return texts.tooBig
  if (issue.code === 'invalid_type' && issue.input === undefined) return texts.missing
  return texts.wrong
}
