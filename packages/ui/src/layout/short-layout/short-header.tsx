import type { ReactNode } from 'react'

type ShortHeaderProps = {
  logo: ReactNode
  city?: ReactNode
  phone: ReactNode
}

/**
 * The header of the checkout: the logo is its only link to other pages. 76 px, 56 px on the phone.
 */
export function ShortHeader({ logo, city, phone }: ShortHeaderProps) {
  return (
    <header className="border-b border-line bg-paper">
      <div className="page-width flex h-14 items-center justify-between gap-6 lg:h-19">
        {logo}
        <div className="flex items-center gap-6 text-small whitespace-nowrap">
          {city && <span className="hidden text-ink-soft lg:block">{city}</span>}
          <span className="font-medium lg:text-body">{phone}</span>
        </div>
      </div>
    </header>
  )
}
