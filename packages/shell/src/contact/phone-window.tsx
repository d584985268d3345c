import { useRegionContacts } from '@svetlitsa/api-client/region/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window/footer-window-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useTexts } from '../language/use-texts.ts'

/** The window phonePopup: phone numbers of the shopper's city, and the link to its stores. */
export function PhoneWindow() {
  const t = useTexts(footerWindowTexts)
  const { data: state } = useShellState()
  const { data: contacts, isError } = useRegionContacts(state?.region.ID ?? null)
  const phones = contacts && contacts.length > 0 ? contacts : state?.phone ? [state.phone] : []
  return (
    <div className="flex flex-col gap-5">
      {state && <p className="text-ink-soft">{t('phonesOf', { city: state.region.NAME })}</p>}
      {!contacts && !isError && <Spinner size="bar" />}
      <ul className="flex flex-col">
        {phones.map(({ id, phone, phoneSanitized }) => (
          <li key={id}>
            <a
              href={`tel:${phoneSanitized}`}
              className="inline-flex min-h-12 items-center rounded-small text-h2 hover:text-accent"
            >
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{t('hours')}</p>
      <Button kind="outline" wide href={link.info('contacts')}>
        {t('stores')}
      </Button>
    </div>
  )
}
