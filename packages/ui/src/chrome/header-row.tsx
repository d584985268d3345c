import type { ReactNode } from 'react'

type HeaderRowProps = {
  logo: ReactNode
  /** The city, between logo and menu on the phone; on desktop it stands in the line above. */
  city: ReactNode
  /** The button of the catalogue: dark and worded on desktop, three strokes on the phone. */
  menu: ReactNode
  search: ReactNode
  /** Favourites, basket and account, on desktop; the phone has them in the bottom bar. */
  actions: ReactNode
}

/** The main row of the header. Its order in the document is the order it is read in on both. */
export function HeaderRow({ logo, city, menu, search, actions }: HeaderRowProps) {
  return (
    <div className="page-width grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 pt-2 pb-3 lg:grid-cols-[auto_auto_1fr_auto] lg:gap-x-5 lg:py-3.5 xl:gap-x-7">
      {logo}
      <div className="flex min-w-0 justify-end lg:hidden">{city}</div>
      {menu}
      {/* Some pages hide it on the phone and say so by an attribute (storefront §2); only main's own
          children are asked, as every page is. */}
      <div className="col-span-3 pt-1.5 max-lg:group-has-[>main>[data-mobile-search=hidden]]/page:hidden lg:col-span-1 lg:pt-0">
        {search}
      </div>
      <div className="hidden lg:flex">{actions}</div>
    </div>
  )
}
