import { DraftField } from '../draft/draft-field.tsx'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'
import { FieldGroup } from './field-group.tsx'

/** What the shop promises: levels of bonuses, and the price of assembly. */
export function PromiseStep() {
  const t = useSetupTexts()
  const { bonusLevels } = useSetupForm().draft.promises
  return (
    <>
      <FieldGroup title={t('promises.bonus')}>
        {bonusLevels.map((_, index) => {
          const level = String(index + 1)
          return (
            <div key={index} className="grid grid-cols-2 items-start gap-4 md:col-span-2">
              {index < bonusLevels.length - 1 ? (
                <DraftField
                  path={`promises.bonusLevels.${index}.upTo`}
                  label={t('promises.upToNamed', { level })}
                  isAmount
                />
              ) : (
                <p className="self-center pt-6 text-ink-soft">{t('promises.above')}</p>
              )}
              <DraftField
                path={`promises.bonusLevels.${index}.percent`}
                label={t('promises.percentNamed', { level })}
                inputMode="decimal"
              />
            </div>
          )
        })}
        <DraftField
          path="promises.bonusSpendPercent"
          label={t('promises.spend')}
          inputMode="decimal"
        />
        <DraftField path="promises.subscriptionBonus" label={t('promises.subscription')} isAmount />
      </FieldGroup>
      <FieldGroup title={t('promises.assembly')}>
        <DraftField
          path="promises.assemblyPercent"
          label={t('promises.assemblyPercent')}
          inputMode="decimal"
        />
        <DraftField
          path="promises.assemblyMinimum"
          label={t('promises.assemblyMinimum')}
          isAmount
        />
      </FieldGroup>
    </>
  )
}
