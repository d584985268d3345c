import { firstAccents } from '@svetlitsa/domain/shop-settings/brand-colours'
import { colourMark } from '@svetlitsa/domain/shop-settings/shop-mark'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { FileButton } from '@svetlitsa/ui/forms/file-button'
import { useId, useState } from 'react'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'
import { readMark } from './read-mark.ts'

/** The mark beside the name, from a file; without one the shop has the initial of its name. */
export function MarkField() {
  const t = useSetupTexts()
  const { draft, change, errors } = useSetupForm()
  const [problem, setProblem] = useState<'markWrong' | 'markLarge' | null>(null)
  const hintId = useId()
  const { mark } = draft.brand
  const put = (next: string | null) => change({ brand: { ...draft.brand, mark: next } })
  const choose = async (file: File) => {
    const read = await readMark(file)
    setProblem('problem' in read ? read.problem : null)
    if ('mark' in read) put(read.mark)
  }
  const error = problem ? t(`brand.${problem}`) : errors['brand.mark']
  return (
    <div>
      <p className="mb-1.5 text-small text-ink-soft">{t('brand.mark')}</p>
      <div className="flex flex-wrap items-center gap-4">
        {mark ? (
          <img
            src={colourMark(mark, firstAccents.light)}
            alt=""
            className="h-11 w-11 object-contain"
          />
        ) : (
          <span className="text-ink-soft">{t('brand.markUsual')}</span>
        )}
        <FileButton
          label={t('brand.markChoose')}
          accept="image/svg+xml,image/png,image/webp"
          describedBy={hintId}
          invalid={error !== undefined}
          onFile={(file) => void choose(file)}
        />
        {mark && (
          <TextLink tone="quiet" onClick={() => put(null)}>
            {t('brand.markRemove')}
          </TextLink>
        )}
      </div>
      <p id={hintId} className={`mt-1.5 text-note ${error ? 'text-sale' : 'text-ink-soft'}`}>
        {error ?? t('brand.markHint')}
      </p>
    </div>
  )
}
