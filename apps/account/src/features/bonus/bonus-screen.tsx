import {
  type BonusInfo,
  useBonusInfo,
  useBonusOperations,
} from '@svetlitsa/api-client/bonus/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { bonusLevels, bonusTerms, getBonusLevel } from '@svetlitsa/domain/bonus/bonus-level'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { link } from '@svetlitsa/domain/route/site-map'
import { customerBonusTexts } from '@svetlitsa/i18n/customer-bonus/customer-bonus-texts'
import { formatPercent } from '@svetlitsa/i18n/format/format-percent'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { BonusCard } from '@svetlitsa/ui/bonus/bonus-card'
import { BonusLevelBar } from '@svetlitsa/ui/bonus/bonus-level-bar'
import { Logo } from '@svetlitsa/ui/brand/logo'
import { AccountPage } from '../../account/account-page.tsx'
import { Loaded } from '../../account/loaded.tsx'
import { useFormatDay } from '../../date/use-format-day.ts'
import { BonusOperations } from './bonus-operations.tsx'
import { NoBonuses } from './no-bonuses.tsx'

const shownOperations = 6

/** The customer's bonuses: balance, level and the way to the next one, rules, last operations. */
export function BonusScreen() {
  const t = useTexts(customerBonusTexts)
  return (
    <AccountPage title={t('title')}>
      <h1 className="text-h1">{t('title')}</h1>
      <Bonuses />
    </AccountPage>
  )
}

function Bonuses() {
  return (
    <Loaded query={useBonusInfo()} rows={2}>
      {(info) => {
        if (info === null) return <NoBonuses />
        return (
          <>
            <BonusBalance info={info} />
            <NextExpiry expiry={info.nextExpiry} />
            <BonusRules />
            <LastOperations />
          </>
        )
      }}
    </Loaded>
  )
}

function BonusBalance({ info }: { info: BonusInfo }) {
  const t = useTexts(customerBonusTexts)
  const { data: session } = useUserData()
  const phone = session?.userData ? session.userData.phone : ''
  const owner = formatPhone(phone)
  const { data: initial } = useInitialData()
  const levels = initial?.shop.promises.bonusLevels ?? bonusLevels
  const { percent, untilNext } = getBonusLevel(info.purchaseAmount, levels)
  const next = levels[levels.findIndex((level) => level.percent === percent) + 1]
  const bought = formatPrice(info.purchaseAmount)
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2 md:items-center lg:gap-12">
      <BonusCard
        logo={<Logo name={readShopName()} tone="plain" />}
        balance={info.balance}
        caption={t('caption')}
        {...(owner ? { owner } : {})}
      />
      <BonusLevelBar
        purchases={info.purchaseAmount}
        levels={levels}
        labels={{
          title: t('level.title'),
          returnNote: t('level.returnNote'),
          thresholds: [
            t('level.first'),
            t('level.from', { sum: formatPrice(levels[0]?.upTo ?? 0) }),
            t('level.from', { sum: formatPrice(levels[1]?.upTo ?? 0) }),
          ],
          progress:
            untilNext !== null && next
              ? t('level.progress', {
                  bought,
                  percent: next.percent,
                  left: formatPrice(untilNext),
                })
              : t('level.highest', { bought }),
        }}
      />
    </div>
  )
}

function NextExpiry({ expiry }: { expiry: BonusInfo['nextExpiry'] }) {
  const t = useTexts(customerBonusTexts)
  const formatDay = useFormatDay()
  if (expiry === null) return null
  return <p className="mt-6">{t('expiry', { date: formatDay(expiry.date), count: expiry.sum })}</p>
}

function BonusRules() {
  const t = useTexts(customerBonusTexts)
  const { data: initial } = useInitialData()
  const spendPercent = initial?.shop.promises.bonusSpendPercent ?? bonusTerms.spendPercent
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules" className="text-h2">
        {t('rules.title')}
      </h2>
      <ul className="mt-3 grid gap-2 text-row md:grid-cols-3 md:gap-6">
        <li>{t('rules.earn')}</li>
        <li>{t('rules.spend', { percent: formatPercent(spendPercent) })}</li>
        <li>{t('rules.life')}</li>
      </ul>
      <p className="mt-3">
        <TextLink href={link.info('bonus-program')}>{t('rules.more')}</TextLink>
      </p>
    </section>
  )
}

function LastOperations() {
  const t = useTexts(customerBonusTexts)
  const { data, isError, refetch } = useBonusOperations(1)
  if (!data && !isError) return null
  if (data?.operations.length === 0) return null
  return (
    <section aria-labelledby="operations" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="operations" className="text-h2">
          {t('operations')}
        </h2>
        <TextLink href={link.bonusDetail()}>{t('allOperations')}</TextLink>
      </div>
      {data ? (
        <BonusOperations operations={data.operations.slice(0, shownOperations)} />
      ) : (
        <ErrorNotice onRetry={() => void refetch()} />
      )}
    </section>
  )
}
