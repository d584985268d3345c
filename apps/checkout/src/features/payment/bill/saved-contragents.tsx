import { type SavedContragent, useContragents } from '@svetlitsa/api-client/contragent/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type SavedContragentsProps = { onPick: (saved: SavedContragent) => void }

/** The companies of the account; one fills in the whole form (lk.contragent). */
export function SavedContragents({ onPick }: SavedContragentsProps) {
  const t = useTexts(checkoutTexts)
  const { data: user } = useUserData()
  const { data } = useContragents({ enabled: Boolean(user?.userData) })
  if (!data || data.contragents.length === 0) return null
  return (
    <section aria-labelledby="saved-contragents">
      <h3 id="saved-contragents" className="text-small text-ink-soft">
        {t('payment.bill.saved')}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {data.contragents.map((saved) => (
          <li key={saved.guid}>
            <Button kind="quiet" size={40} onClick={() => onPick(saved)}>
              {saved.contragent.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
