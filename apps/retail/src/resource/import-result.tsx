import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useFieldLabel } from './field/use-field-label.ts'

export interface ImportReport {
  created: number
  changed: number
  same: number
  errors: readonly { line: number; fields: Readonly<Record<string, string>> }[]
}

/** What a file would change, or what is wrong with it, line by line. */
export function ImportResult({ report }: { report: ImportReport }) {
  const t = useTexts(resourceTexts)
  const getLabel = useFieldLabel()
  const { errors, created, changed, same } = report
  if (errors.length === 0)
    return <Notice live>{t('file.counts', { created, changed, same })}</Notice>
  return (
    <>
      <Notice tone="sale" live>
        {t('file.wrong')}
      </Notice>
      <ul className="grid gap-2">
        {errors.map(({ line, fields }) => (
          <li key={line}>
            <strong className="font-semibold">{t('file.line', { line })}</strong>
            <ul>
              {Object.entries(fields).map(([field, problem]) => (
                <li key={field}>
                  <span className="text-ink-soft">{getLabel(field)}: </span>
                  {problem}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
