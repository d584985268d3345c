'use client'

import { useRegionContacts } from '@svetlitsa/api-client/query/region'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { useTexts } from '../use-texts.tsx'

/** The window phonePopup: the numbers of the shopper's city, and the way to its stores. */
export function PhoneWindow() {
  const say = useTexts(footerWindowTexts)
  const { data: state } = useShellState()
  const { data: contacts, isError } = useRegionContacts(state?.region.ID ?? null)
  const own = contacts && contacts.length > 0 ? contacts : state?.phone ? [state.phone] : []
  return (
    <div className="flex flex-col gap-5">
      {state && <p className="text-ink-soft">{say('phonesOf', { city: state.region.NAME })}</p>}
      {!contacts && !isError && <Spinner size="bar" />}
      <ul className="flex flex-col">
        {own.map(({ id, phone, phoneSanitized }) => (
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
      <p className="text-ink-soft">{say('hours')}</p>
      <Button kind="outline" wide href={link.info('contacts')}>
        {say('stores')}
      </Button>
    </div>
  )
}
