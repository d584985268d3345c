import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { RoleGuard } from '@svetlitsa/shell/session/role-guard'
import { useShopTexts } from '@svetlitsa/shell/shop-name/use-shop-texts'
import { SubsidiaryLayout } from '@svetlitsa/ui/layout/subsidiary-layout'
import { SubsidiaryBar } from '@svetlitsa/ui/layout/subsidiary-layout/subsidiary-bar'
import { useRouterState } from '@tanstack/react-router'
import { CalendarDays, House, Images, ListChecks, Wallet } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { OutboxNotices } from '../outbox/outbox-notices.tsx'

type CabinetPageProps = {
  title: string
  children: ReactNode
}

/** A page of the assembler's cabinet, with what waits to be sent above it (layout.subsidiary). */
export function CabinetPage({ title, children }: CabinetPageProps) {
  const t = useTexts(assemblerTexts)
  const { brand, skip } = useShopTexts()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    document.title = `${title} — ${brand}`
  }, [title, brand])
  const tabs = [
    { href: link.assembler(), text: t('nav.today'), iconNode: House },
    { href: link.assemblerOrders(), text: t('nav.orders'), iconNode: ListChecks },
    { href: link.assemblerSchedule(), text: t('nav.schedule'), iconNode: CalendarDays },
    { href: link.assemblerGallery(), text: t('nav.gallery'), iconNode: Images },
    { href: link.assemblerBalance(), text: t('nav.balance'), iconNode: Wallet },
  ].map((tab) => ({ ...tab, current: tab.href === path }))
  return (
    <RoleGuard
      requiredRole="isAssembler"
      refused={{
        title: t('refused.title'),
        text: t('refused.text'),
        actionLabel: t('refused.logout'),
      }}
    >
      {() => (
        <SubsidiaryLayout
          skipLabel={skip}
          bar={<SubsidiaryBar label={t('nav.label')} tabs={tabs} />}
        >
          <OutboxNotices />
          {children}
        </SubsidiaryLayout>
      )}
    </RoleGuard>
  )
}
