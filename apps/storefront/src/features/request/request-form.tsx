import {
  listRequestFields,
  type RequestCountry,
  type RequestKind,
} from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { ConsentLabel } from '@svetlitsa/shell/form/consent-label'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { RequestFields } from './request-fields.tsx'
import { useRequestForm } from './use-request-form.ts'
import type { RequestDraft } from './validate-request-draft.ts'

type RequestFormProps = {
  kind: RequestKind
  /** Values given by the page, such as the vacancy. */
  knownValues?: RequestDraft
  /** Country of the page's region. */
  country?: RequestCountry
}

const noValues: RequestDraft = {}

/** A request form; after sending it shows the number of the request. */
export function RequestForm({ kind, knownValues = noValues, country = 'ru' }: RequestFormProps) {
  const t = useTexts(requestTexts)
  const request = useRequestForm(kind, knownValues, country)
  const { bindValue, formProps, isSending, failure, done } = request
  const consent = bindValue('consent')
  return (
    <section
      id="form"
      aria-labelledby={`form-${kind}`}
      className="mt-10 scroll-mt-24 rounded-large bg-sand p-5 md:mt-12 md:p-8"
    >
      <h2 id={`form-${kind}`} className="text-window">
        {t(`titles.${kind}`)}
      </h2>
      {done ? (
        <div className="mt-4 flex flex-col items-start gap-5">
          <Notice tone="forest" live>
            {done}
          </Notice>
          <Button kind="outline" size={40} onClick={request.startOver}>
            {t('another')}
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-1 mb-5 max-w-text text-ink-soft">{t(`leads.${kind}`)}</p>
          <form {...formProps} className="flex flex-col gap-5">
            <RequestFields
              extraFields={listRequestFields(kind, country).filter(
                ({ field }) => knownValues[field] === undefined,
              )}
              commentLabel={kind === 'vacancy' ? t('about') : t('fields.comment')}
              bindValue={bindValue}
            />
            <Checkbox
              name="consent"
              checked={consent.value ?? false}
              error={consent.error}
              onChange={({ target }) => consent.onChange(target.checked)}
              label={<ConsentLabel />}
            />
            {failure && (
              <Notice tone="sale" live>
                {failure.message}
              </Notice>
            )}
            <div className="max-sm:[&>button]:w-full">
              <Button type="submit" waiting={isSending && t('sending')}>
                {t('send')}
              </Button>
            </div>
          </form>
        </>
      )}
    </section>
  )
}
