import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { getHeartTexts } from '@svetlitsa/shell/favourite/get-heart-texts'
import { ProjectHeart } from '@svetlitsa/shell/favourite/project-heart'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { ReactNode } from 'react'
import {
  type DraftStep,
  getFreeCm,
  isSoldOut,
  type ProjectDraft,
  sumModules,
} from './project-draft.ts'
import type { useProject } from './use-project.ts'

type ProjectSumProps = Pick<ReturnType<typeof useProject>, 'saving'> & {
  draft: ProjectDraft
  sign: string
  step: (step: DraftStep) => void
  /** The button that adds the modules to the basket. */
  buy: ReactNode
}

/** Total price of the wall, and the button that adds it to the basket. */
export function ProjectSum({ draft, sign, saving, step, buy }: ProjectSumProps) {
  const t = useTexts(projectTexts)
  const language = useLanguage()
  const { modules, cleared, guid, kind, wallCm } = draft
  const name = `${t(`kinds.${kind}`)}, ${t('wallCm', { cm: wallCm })}`
  const state = {
    idle: null,
    saving: t('saving'),
    saved: t('saved'),
    failed: t('saveFailed'),
  }
  return (
    <section aria-label={t('total')} className="border-t border-line-strong pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p aria-live="polite">
          <span className="block text-small text-ink-soft">
            {t('modules', { count: modules.length })} · {t('free', { cm: getFreeCm(draft) })}
          </span>
          <span className="block text-total">{formatPrice(sumModules(draft), { sign })}</span>
        </p>
        <div className="flex flex-wrap items-center gap-4">
          {modules.length > 0 && (
            <TextLink tone="quiet" onClick={() => step({ type: 'cleared' })}>
              {t('clear')}
            </TextLink>
          )}
          {modules.length === 0 && cleared.length > 0 && (
            <TextLink tone="accent" onClick={() => step({ type: 'undone' })}>
              {t('restore')}
            </TextLink>
          )}
          {guid && modules.length > 0 && (
            <ProjectHeart item={{ projectId: guid, name }} texts={getHeartTexts(language)} />
          )}
          {buy}
        </div>
      </div>
      {isSoldOut(draft) && (
        <div className="mt-4">
          <Notice>{t('soldOut')}</Notice>
        </div>
      )}
      <p role="status" className="mt-3 min-h-5 text-small text-ink-soft">
        {state[saving]}
      </p>
    </section>
  )
}
