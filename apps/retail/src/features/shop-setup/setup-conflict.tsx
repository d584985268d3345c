import type { SavedShopSetup, ShopCity } from '@svetlitsa/api-client/shop-setup/queries'
import { Button } from '@svetlitsa/ui/actions/button'
import { toDraft } from './draft/setup-draft.ts'
import { type SetupStep, setupSteps, stepNames } from './draft/setup-steps.ts'
import type { SetupEditing } from './draft/use-setup-draft.ts'
import { useSetupTexts } from './setup-texts.ts'
import { describeStep } from './step/describe-step.ts'

type SetupConflictProps = {
  saved: SavedShopSetup
  editing: SetupEditing
  cities: readonly ShopCity[]
  onKeep: () => void
}

/** What another administrator saved meanwhile beside what is in the fields; the reader chooses. */
export function SetupConflict({ saved, editing, cities, onKeep }: SetupConflictProps) {
  const t = useSetupTexts()
  const { draft, currencies, takeSaved, isSaving } = editing
  const theirs = toDraft(saved)
  const isDifferent = (step: SetupStep) =>
    [...setupSteps[step], ...(step === 'brand' ? (['hasOwnColours'] as const) : [])].some(
      (part) => JSON.stringify(draft[part]) !== JSON.stringify(theirs[part]),
    )
  const different = stepNames.filter(isDifferent)
  const describe = (step: SetupStep, shown: typeof draft) =>
    describeStep(step, { draft: shown, currencies, cities, t })
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="grid gap-4 rounded-medium bg-honey-soft p-4"
    >
      <h2 id="conflict" className="text-row font-semibold">
        {t('conflict.title')}
      </h2>
      {different.length === 0 && <p className="text-small">{t('conflict.same')}</p>}
      {different.map((step) => (
        <div key={step} className="text-small wrap-anywhere">
          <h3 className="font-semibold">{t(`step.${step}`)}</h3>
          <p>
            <span className="text-ink-soft">{t('conflict.mine')}:</span> {describe(step, draft)}
          </p>
          <p>
            <span className="text-ink-soft">{t('conflict.theirs')}:</span> {describe(step, theirs)}
          </p>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size={40} kind="dark" onClick={takeSaved}>
          {t('conflict.takeTheirs')}
        </Button>
        {different.length > 0 && (
          <Button size={40} kind="outline" waiting={isSaving && t('save.waiting')} onClick={onKeep}>
            {t('conflict.keepMine')}
          </Button>
        )}
      </div>
    </section>
  )
}
