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
import { useId } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import { describeEvent } from './describe-event.ts'

type WebhookFormProps = {
  /** The webhook to change; without it one is added. */
  webhook?: Webhook
  onSecret: (created: WebhookSecret) => void
  onSaved: () => void
  onClose: () => void
}

/** The secret of a new webhook; null where one was changed. */
type SaveOutcome =
  | { ok: true; answer: WebhookSecret | null }
  | { ok: false; reason: string; message: string; fields: Record<string, string> }

const defaultEvents: readonly WebhookEvent[] = ['order.placed', 'order.paid']

/** Adds a webhook or changes one. */
export function WebhookForm({ webhook, onSecret, onSaved, onClose }: WebhookFormProps) {
  const t = useTexts(webhookTexts)
  const language = useLanguage()
  const creation = useCreateWebhook()
  const change = useChangeWebhook()
  const { bindText, bindValue, formProps, isSending, moved } = useMoveForm({
    values: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: webhook?.events ?? defaultEvents,
    },
    check: ({ events }) => ({ events: events.length === 0 ? t('needsEvent') : undefined }),
    toInput: ({ name, url, events }) => ({ name, url, events: [...events] }),
    call: async (terms, key): Promise<SaveOutcome> => {
      if (webhook) {
        const outcome = await change.mutateAsync({ key, id: webhook.id, ...terms })
        return outcome.ok ? { ok: true, answer: null } : outcome
      }
      return creation.mutateAsync(terms)
    },
    onDone: (created) => (created ? onSecret(created) : onSaved()),
  })
  const { value: events, error: eventsError, onChange: setEvents } = bindValue('events')
  const formId = useId()
  const errorId = useId()
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    setEvents(webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))))
  return (
    <DetailPane
      title={webhook ? t('actions.changeFor', { name: webhook.name }) : t('open')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button type="submit" form={formId} size={40} waiting={isSending && t('saving.waiting')}>
            {webhook ? t('saving.change') : t('saving.create')}
          </Button>
          <Button size={40} kind="soft" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{t('saving.hint')}</p>
      <form id={formId} {...formProps} className="mt-4 grid gap-4">
        <Field
          label={t('name')}
          hint={t('nameHint')}
          size={44}
          autoComplete="off"
          maxLength={100}
          {...bindText('name')}
        />
        <Field
          label={t('url')}
          hint={t('urlHint')}
          type="url"
          inputMode="url"
          size={44}
          autoComplete="off"
          maxLength={1_000}
          {...bindText('url')}
        />
        <fieldset
          className="grid gap-2"
          aria-describedby={eventsError ? errorId : undefined}
          data-invalid={eventsError ? '' : undefined}
        >
          <legend className="mb-2 font-medium">{t('events')}</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={describeEvent(event, language)}
              checked={events.includes(event)}
              onChange={({ currentTarget }) => choose(event, currentTarget.checked)}
            />
          ))}
          {eventsError && (
            <p id={errorId} role="alert" className="text-note text-sale">
              {eventsError}
            </p>
          )}
        </fieldset>
      </form>
    </DetailPane>
  )
}
