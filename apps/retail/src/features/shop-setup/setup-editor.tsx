import type { ShopSetupAnswer } from '@svetlitsa/api-client/shop-setup/queries'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { FormStep } from '@svetlitsa/ui/forms/form-step'
import { type FormEvent, useRef, useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { SetupFormProvider } from './draft/setup-form.ts'
import { type SetupStep, stepNames } from './draft/setup-steps.ts'
import { useSetupDraft } from './draft/use-setup-draft.ts'
import { SetupConflict } from './setup-conflict.tsx'
import { useSetupTexts } from './setup-texts.ts'
import { describeStep } from './step/describe-step.ts'
import { StepFields } from './step/step-fields.tsx'

type SetupEditorProps = { answer: ShopSetupAnswer; onFounded: () => void }

/** The steps of the setup: one after the other the first time, any of them later. */
export function SetupEditor({ answer, onFounded }: SetupEditorProps) {
  const t = useSetupTexts()
  const showToast = useToast()
  const { setup, cities } = answer
  const isFirst = setup === null
  const list = useRef<HTMLFormElement>(null)
  const editing = useSetupDraft(answer, () => {
    setOpen(null)
    if (isFirst) onFounded()
    else showToast({ text: t('save.done') })
  })
  const { draft, currencies, errors, isChanged, isSaving, moved } = editing
  const [open, setOpen] = useState<SetupStep | null>(isFirst ? 'brand' : null)
  /** How many steps were done; all of them in a shop that is set up. */
  const [reached, setReached] = useState(isFirst ? 0 : stepNames.length)

  const openStep = (step: SetupStep | null) => {
    setOpen(step)
    if (step && list.current) focusFirstError(list.current)
  }
  const leave = (step: SetupStep) => {
    if (!editing.check(step)) return list.current && focusFirstError(list.current)
    const next = stepNames.indexOf(step) + 1
    const isNew = next > reached
    setReached(Math.max(reached, next))
    setOpen(isNew ? (stepNames[next] ?? null) : null)
  }
  const save = async (send: () => Promise<SetupStep | null>) => {
    const wrong = await send()
    if (wrong) openStep(wrong)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (open) leave(open)
  }
  const getState = (step: SetupStep, index: number) => {
    if (step === open) return 'open'
    return index < reached ? 'done' : 'next'
  }
  const isReady = reached >= stepNames.length && (isFirst || isChanged)
  return (
    <SetupFormProvider value={{ ...editing, cities, openCities: setup?.regions ?? [] }}>
      {editing.hasConflict && setup && (
        <SetupConflict
          saved={setup}
          editing={editing}
          cities={cities}
          onKeep={() => void save(editing.keepOwn)}
        />
      )}
      {isChanged && !isFirst && !editing.hasConflict && (
        <Notice tone="sand">{t('save.restored')}</Notice>
      )}
      <form ref={list} onSubmit={submit} noValidate>
        <ol>
          {stepNames.map((step, index) => (
            <FormStep
              key={step}
              number={index + 1}
              labels={{ title: t(`step.${step}`), done: t('step.done') }}
              state={getState(step, index)}
              summary={index < reached && describeStep(step, { draft, currencies, cities, t })}
              action={
                <TextLink
                  tone="accent"
                  aria-label={t('step.editNamed', { step: t(`step.${step}`) })}
                  onClick={() => setOpen(step)}
                >
                  {t('step.edit')}
                </TextLink>
              }
            >
              <StepFields step={step} />
              <div className="pt-6">
                <Button type="submit" kind={isReady ? 'soft' : 'primary'}>
                  {t('step.next')}
                </Button>
              </div>
            </FormStep>
          ))}
        </ol>
      </form>
      {isReady && !editing.hasConflict && (
        <div className="sticky bottom-0 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-4 lg:-mx-6 lg:px-6">
          {Object.keys(errors).length > 0 && (
            <Notice tone="sale" live>
              {t('error.form')}
            </Notice>
          )}
          <MoveOutcome {...moved} />
          <div className="flex flex-wrap gap-3">
            <Button waiting={isSaving && t('save.waiting')} onClick={() => void save(editing.save)}>
              {t(isFirst ? 'save.first' : 'save.go')}
            </Button>
            {!isFirst && (
              <Button kind="quiet" onClick={editing.takeSaved}>
                {t('save.discard')}
              </Button>
            )}
          </div>
        </div>
      )}
    </SetupFormProvider>
  )
}
