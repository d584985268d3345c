import { link } from '@svetlitsa/domain/route/site-map'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { type ReactNode, useEffect } from 'react'
import { useShopTexts } from '../shop-name/use-shop-texts.ts'

type GateLayoutProps = {
  /** Title of the tab, without the shop's name. */
  title: string
  children: ReactNode
}

/** The layout of a closed cabinet: the logo and why it is closed. */
export function GateLayout({ title, children }: GateLayoutProps) {
  const { brand, toHome } = useShopTexts()
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  return (
    <main className="mx-auto flex min-h-dvh max-w-wide flex-col justify-center gap-8 px-gutter py-10">
      <Logo name={brand} href={link.home()} label={toHome} />
      {children}
    </main>
  )
}
