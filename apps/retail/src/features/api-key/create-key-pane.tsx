import { type CreatedApiKey, useCreateApiKey } from '@svetlitsa/api-client/api-key/queries'
import {
  type ApiKeyScope,
  apiKeyLimit,
  apiKeyScopes,
} from '@svetlitsa/domain/api-key/api-key-scope'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import { CreatedKeyPane } from './created-key-pane.tsx'

/** Creates a key; its secret is then shown once. */
export function CreateKeyPane({ onClose }: { onClose: () => void }) {
  const t = useTexts(apiKeyTexts)
  const { mutateAsync } = useCreateApiKey()
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  const { bindText, bindValue, formProps, isSending, moved } = useMoveForm({
    values: {
      name: '',
      scopes: apiKeyScopes as readonly ApiKeyScope[],
      callsPerMinute: String(apiKeyLimit.usual),
    },
    check: ({ scopes }) => ({
      scopes: scopes.length === 0 ? t('creating.needsScope') : undefined,
    }),
    toInput: ({ name, scopes, callsPerMinute }) => ({
      name,
      scopes: [...scopes],
      callsPerMinute: Number(callsPerMinute),
    }),
    call: (input) => mutateAsync(input),
    onDone: (answer) => setCreated(answer),
  })
  const { value: scopes, error: scopesError, onChange: setScopes } = bindValue('scopes')
  const formId = useId()
  const errorId = useId()
  if (created) return <CreatedKeyPane created={created} onClose={onClose} />
  const choose = (scope: ApiKeyScope, isChosen: boolean) =>
    setScopes(apiKeyScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
  return (
    <DetailPane
      title={t('open')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button
            type="submit"
            form={formId}
            size={40}
            waiting={isSending && t('creating.waiting')}
          >
            {t('creating.go')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('creating.hint')}</p>
      <form id={formId} {...formProps} className="mt-4 grid gap-4">
        <Field
          label={t('name')}
          hint={t('creating.nameHint')}
          size={44}
          autoComplete="off"
          maxLength={100}
          {...bindText('name')}
        />
        <fieldset
          className="grid gap-2"
          aria-describedby={scopesError ? errorId : undefined}
          data-invalid={scopesError ? '' : undefined}
        >
          <legend className="mb-2 font-medium">{t('rights')}</legend>
          {apiKeyScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scopes.${scope}`)}
              checked={scopes.includes(scope)}
              onChange={({ currentTarget }) => choose(scope, currentTarget.checked)}
            />
          ))}
          {scopesError && (
            <p id={errorId} role="alert" className="text-note text-sale">
              {scopesError}
            </p>
          )}
        </fieldset>
        <Field
          label={t('perMinute')}
          type="number"
          inputMode="numeric"
          size={44}
          min={apiKeyLimit.min}
          max={apiKeyLimit.max}
          {...bindText('callsPerMinute')}
        />
      </form>
    </DetailPane>
  )
}
