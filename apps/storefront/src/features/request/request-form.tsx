'use client'

import {
  askedFields,
  type RequestCountry,
  type RequestKind,
} from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { ConsentLabel } from '../../consent-label.tsx'
import type { RequestDraft } from './request-draft.ts'
import { RequestFields } from './request-fields.tsx'
import { useRequestForm } from './use-request-form.ts'

type RequestFormProps = {
  kind: RequestKind
  /** What the page already knows: the vacancy. */
  known?: RequestDraft
  /** Of the page's region. */
  country?: RequestCountry
}

const nothing: RequestDraft = {}

/** A form by which the shop is asked for something; ends in the number of the request. */
export function RequestForm({ kind, known = nothing, country = 'ru' }: RequestFormProps) {
  const say = useTexts(requestTexts)
  const { draft, set, errorOf, submit, isPending, failure, done, again } = useRequestForm(
    kind,
    known,
    country,
  )
  return (
    <section
      id="form"
      aria-labelledby={`form-${kind}`}
      className="mt-10 scroll-mt-24 rounded-large bg-sand p-5 md:mt-12 md:p-8"
    >
      <h2 id={`form-${kind}`} className="text-window">
        {say(`titles.${kind}`)}
      </h2>
      {done ? (
        <div className="mt-4 flex flex-col items-start gap-5">
          <Notice tone="forest" live>
            {done}
          </Notice>
          <Button kind="outline" size={40} onClick={again}>
            {say('another')}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-1 mb-5 max-w-text text-ink-soft">{say(`leads.${kind}`)}</p>
          <form onSubmit={submit} noValidate className="flex flex-col gap-5">
            <RequestFields
              asked={askedFields(kind, country).filter(({ field }) => known[field] === undefined)}
              commentLabel={kind === 'vacancy' ? say('about') : say('fields.comment')}
              draft={draft}
              set={set}
              errorOf={errorOf}
            />
            <Checkbox
              name="consent"
              checked={draft.consent ?? false}
              error={errorOf('consent')}
              onChange={({ target }) => set('consent', target.checked)}
              label={<ConsentLabel />}
            />
            {failure && (
              <Notice tone="sale" live>
                {failure}
              </Notice>
            )}
            <div className="max-sm:[&>button]:w-full">
              <Button type="submit" waiting={isPending && say('sending')}>
                {say('send')}
              </Button>
            </div>
          </form>
        </>
      )}
    </section>
  )
}
