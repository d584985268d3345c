import { link } from '@svetlitsa/domain/route/site-map'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { shopSetupTexts } from '@svetlitsa/i18n/shop-setup/shop-setup-texts'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { RetailPage } from '../../retail-page/retail-page.tsx'

/** The screens of the back office, by what the owner wants to change (shop.back-office). */
export function ShopDeskScreen({ userName }: { userName: string }) {
  const t = useTexts(resourceTexts)
  const groups = useDeskGroups()
  return (
    <RetailPage title={t('desk')} userName={userName}>
      <div className="grid gap-6 px-4 py-4 lg:px-6">
        <div>
          <h1 className="text-h3">{t('desk')}</h1>
          <p className="mt-1 text-body text-ink-soft">{t('deskHint')}</p>
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-5">
          {groups.map(({ name, screens }) => (
            <section key={name} aria-label={t(`groups.${name}`)}>
              <h2 className="text-row font-semibold">{t(`groups.${name}`)}</h2>
              <ul className="mt-2 grid gap-3">
                {screens.map(({ href, title, hint }) => (
                  <li key={href} className="border-t border-line pt-3">
                    <TextLink href={href}>{title}</TextLink>
                    <p className="mt-1 text-small text-ink-soft">{hint}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </RetailPage>
  )
}

function useDeskGroups() {
  const language = useLanguage()
  const { names, hints } = resourceTexts[language]
  const build = (name: keyof typeof names, href: string) => ({
    href,
    title: names[name],
    hint: hints[name],
  })
  return [
    {
      name: 'sales',
      screens: [
        build('prices', link.shopPrices()),
        build('plannedPrices', link.shopPlannedPrices()),
        build('promotions', link.shopPromotions()),
        build('promotionProducts', link.shopPromotionProducts()),
        build('coupons', link.shopCoupons()),
      ],
    },
    {
      name: 'places',
      screens: [
        build('stock', link.shopStock()),
        build('warehouses', link.shopWarehouses()),
        build('stores', link.shopStores()),
        build('tariffs', link.shopTariffs()),
      ],
    },
    {
      name: 'site',
      screens: [
        build('pages', link.shopPages()),
        build('news', link.shopNews()),
        build('vacancies', link.shopVacancies()),
        build('redirects', link.shopRedirects()),
        {
          href: link.newBanner(),
          title: bannerEditorTexts[language].title,
          hint: hints.banners,
        },
      ],
    },
    {
      name: 'people',
      screens: [{ href: link.retailStaff(), title: staffTexts[language].title, hint: hints.staff }],
    },
    {
      name: 'exchange',
      screens: [
        { href: link.shopSetup(), title: shopSetupTexts[language].tab, hint: hints.setup },
        { href: link.shopExchange(), title: exchangeTexts[language].tab, hint: hints.exchange },
        { href: link.shopKeys(), title: apiKeyTexts[language].title, hint: hints.keys },
        { href: link.shopWebhooks(), title: webhookTexts[language].title, hint: hints.webhooks },
      ],
    },
  ] as const
}
