import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import type { uploadTexts } from '@svetlitsa/i18n/upload/upload-texts'
import type { Notice } from './use-photo-uploads.ts'

const MEGABYTE = 1024 * 1024

/** What the form says about a file that was not uploaded, in the reader's language. */
export function getProblemText(
  t: Translator<(typeof uploadTexts)['ru']>,
  { name, problem }: Notice,
  limit: number,
): string {
  switch (problem.kind) {
    case 'refused':
      return problem.message
    case 'size': {
      const size = Math.ceil(problem.bytes / MEGABYTE)
      return t('problem.size', { name, size, max: uploadLimits.maxFileBytes / MEGABYTE })
    }
    case 'server':
      return t('problem.server', { name, code: problem.code })
    case 'many':
      return t('problem.many', { count: limit })
    default:
      return t(`problem.${problem.kind}`, { name })
  }
}
