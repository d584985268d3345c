import {
  useChangeWebhook,
  useCreateWebhook,
  type Webhook,
  type WebhookSecret,
} from '@svetlitsa/api-client/webhook/queries'
import { type WebhookEvent, webhookEvents } from '@svetlitsa/domain/webhook/webhook'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useId, useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { describeEvent } from './describe-event.ts'

type WebhookFormProps = {
  /** The webhook to change; without it one is added. */
  webhook?: Webhook
  onSecret: (created: WebhookSecret) => void
  onSaved: () => void
  onClose: () => void
}

/** Adds a webhook or changes one. */
export function WebhookForm({ webhook, onSecret, onSaved, onClose }: WebhookFormProps) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const creation = useCreateWebhook()
  const change = useChangeWebhook()
  const { move, ...moved } = useMoveOrder()
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(
    webhook?.events ?? ['order.placed', 'order.paid'],
  )
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const formId = useId()
  const isPending = creation.isPending || change.isPending
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    setEvents(webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))))
  const terms = { name, url, events: [...events] }
  const add = async () => {
    const outcome = await creation.mutateAsync(terms)
    setErrors(outcome.ok ? {} : outcome.fields)
    if (outcome.ok) onSecret(outcome.answer)
    return outcome
  }
  const saveChange = async (key: string, id: number) => {
    const outcome = await change.mutateAsync({ key, id, ...terms })
    setErrors(outcome.ok ? {} : outcome.fields)
    if (outcome.ok) onSaved()
    return outcome
  }
  const save = () => move((key) => (webhook ? saveChange(key, webhook.id) : add()))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && events.length > 0) void save()
  }
  return (
    <DetailPane
      title={webhook ? t('actions.changeFor', { name: webhook.name }) : t('open')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isPending && t('saving.waiting')}>
            {webhook ? t('saving.change') : t('saving.create')}
          </Button>
          <Button size={40} kind="soft" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('saving.hint')}</p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Field
          label={t('name')}
          hint={t('nameHint')}
          size={44}
          autoComplete="off"
          maxLength={100}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          label={t('url')}
          hint={t('urlHint')}
          type="url"
          inputMode="url"
          size={44}
          autoComplete="off"
          maxLength={1_000}
          value={url}
          error={errors.url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium">{t('events')}</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={describeEvent(event, language)}
              checked={events.includes(event)}
              onChange={({ currentTarget }) => choose(event, currentTarget.checked)}
            />
          ))}
          {events.length === 0 && (
            <p role="alert" className="text-note text-sale">
              {t('needsEvent')}
            </p>
          )}
        </fieldset>
      </form>
    </DetailPane>
  )
}
