'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { projectTexts } from '@svetlitsa/i18n/project-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { ReactNode } from 'react'
import { type DraftStep, freeCm, isSoldOut, type ProjectDraft, sumOf } from './project-draft.ts'
import type { useProject } from './use-project.ts'

type ProjectSumProps = Pick<ReturnType<typeof useProject>, 'saving'> & {
  draft: ProjectDraft
  sign: string
  step: (step: DraftStep) => void
  /** The button into the basket. */
  buy: ReactNode
}

/** What the wall costs as it stands, and the way into the basket. */
export function ProjectSum({ draft, sign, saving, step, buy }: ProjectSumProps) {
  const say = useTexts(projectTexts)
  const { modules, cleared } = draft
  const state = {
    idle: null,
    saving: say('saving'),
    saved: say('saved'),
    failed: say('saveFailed'),
  }
  return (
    <section aria-label={say('total')} className="border-t border-line-strong pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p aria-live="polite">
          <span className="block text-small text-ink-soft">
            {say('modules', { count: modules.length })} · {say('free', { cm: freeCm(draft) })}
          </span>
          <span className="block text-total">{formatPrice(sumOf(draft), { sign })}</span>
        </p>
        <div className="flex flex-wrap items-center gap-4">
          {modules.length > 0 && (
            <TextLink tone="quiet" onClick={() => step({ type: 'cleared' })}>
              {say('clear')}
            </TextLink>
          )}
          {modules.length === 0 && cleared.length > 0 && (
            <TextLink tone="accent" onClick={() => step({ type: 'undone' })}>
              {say('restore')}
            </TextLink>
          )}
          {buy}
        </div>
      </div>
      {isSoldOut(draft) && (
        <div className="mt-4">
          <Notice>{say('soldOut')}</Notice>
        </div>
      )}
      <p role="status" className="mt-3 min-h-5 text-small text-ink-soft">
        {state[saving]}
      </p>
    </section>
  )
}
