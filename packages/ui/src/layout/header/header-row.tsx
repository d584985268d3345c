import type { ReactNode } from 'react'

type HeaderRowProps = {
  logo: ReactNode
  /** The city, between logo and menu on the phone; on desktop it is in the line above. */
  city: ReactNode
  /** The catalogue button: dark with a label on desktop, a menu icon on the phone. */
  menu: ReactNode
  search: ReactNode
  /** Favourites, basket and account on desktop; the phone has them in the bottom bar. */
  actions: ReactNode
}

/** The main row of the header. The document order matches the visual order on desktop and phone. */
export function HeaderRow({ logo, city, menu, search, actions }: HeaderRowProps) {
  return (
    <div className="page-width grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 pt-2 pb-3 lg:grid-cols-[auto_auto_1fr_auto] lg:gap-x-5 lg:py-3.5 xl:gap-x-7">
      {logo}
      <div className="flex min-w-0 justify-end lg:hidden">{city}</div>
      {menu}
      {/* Some pages hide it on the phone (layout.mobile-search-hidden): page-shell.tsx sets the
          variable. */}
      <div className="col-span-3 pt-1.5 max-lg:[display:var(--mobile-search,block)] lg:col-span-1 lg:pt-0">
        {search}
      </div>
      <div className="hidden lg:flex">{actions}</div>
    </div>
  )
}
