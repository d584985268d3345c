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
import { type FormEvent, useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { CreatedKeyPane } from './created-key-pane.tsx'

/** Creates a key; its secret is then shown once. */
export function CreateKeyPane({ onClose }: { onClose: () => void }) {
  const t = useTexts(apiKeyTexts)
  const { mutateAsync, isPending } = useCreateApiKey()
  const { move, ...moved } = useMoveOrder()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(apiKeyScopes)
  const [perMinute, setPerMinute] = useState(String(apiKeyLimit.usual))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  const formId = useId()
  if (created) return <CreatedKeyPane created={created} onClose={onClose} />
  const choose = (scope: ApiKeyScope, isChosen: boolean) =>
    setScopes(apiKeyScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
  const create = () =>
    move(async () => {
      const outcome = await mutateAsync({
        name,
        scopes: [...scopes],
        callsPerMinute: Number(perMinute),
      })
      setErrors(outcome.ok ? {} : outcome.fields)
      if (outcome.ok) setCreated(outcome.answer)
      return outcome
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && scopes.length > 0) void create()
  }
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
            waiting={isPending && t('creating.waiting')}
          >
            {t('creating.go')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('creating.hint')}</p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Field
          label={t('name')}
          hint={t('creating.nameHint')}
          size={44}
          autoComplete="off"
          maxLength={100}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">{t('rights')}</legend>
          {apiKeyScopes.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scopes.${scope}`)}
              checked={scopes.includes(scope)}
              onChange={({ currentTarget }) => choose(scope, currentTarget.checked)}
            />
          ))}
          {scopes.length === 0 && (
            <p role="alert" className="text-note text-sale">
              {t('creating.needsScope')}
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
          value={perMinute}
          error={errors.callsPerMinute}
          onChange={({ currentTarget }) => setPerMinute(currentTarget.value)}
        />
      </form>
    </DetailPane>
  )
}
