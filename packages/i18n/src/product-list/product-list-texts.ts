import type { TextShape } from '../translator/text-shape.ts'

const ru = {
  icons: {
    hit: 'Хит',
    new: 'Новинка',
    constructor3d: '3D конструктор',
    warranty: 'Гарантия 2 года',
    quick: 'Сборка за 15 минут',
    novosele: 'Новоселье',
    own: 'Делаем сами',
  },
  units: { cm: 'см', kg: 'кг', gsm: 'г/м²', watt: 'Вт' },
  filters: {
    price: 'Цена',
    vendor: 'Производитель',
    section: 'Раздел',
    kind: 'Вид',
    rating: 'Оценка',
    ratingFrom: '{score} и выше',
    sale: 'Скидки',
    onSale: 'Только со скидкой',
  },
  sorts: {
    relevant: 'Сначала подходящие',
    popular: 'Сначала популярные',
    cheap: 'Сначала дешевле',
    expensive: 'Сначала дороже',
    discount: 'По размеру скидки',
    rating: 'По оценке',
    new: 'Сначала новинки',
  },
  recommendations: {
    together: 'С этим покупают',
    series: 'Из той же серии',
    similar: 'Похожие',
    popular: 'Популярное',
  },
  home: 'Главная',
  catalog: 'Каталог',
  seo: {
    sectionTitle: '{name} — купить в магазине «{shopName}»',
    sectionPricedTitle: '{name} — купить по цене от {price} в магазине «{shopName}»',
    sectionDescription:
      '{name}: {count} с доставкой, сборкой и гарантией. Размеры, материалы, цены и наличие в магазинах «{shopName}».',
    productTitle: '{name} — купить за {price} в магазине «{shopName}»',
    productDescription:
      '{goods}. Цена {price}, доставка и сборка, гарантия {warranty}. Размеры, цвета и наличие в магазинах «{shopName}».',
    months: '{count, plural, one {# месяц} few {# месяца} other {# месяцев}}',
    products: '{count, plural, one {# товар} few {# товара} other {# товаров}}',
  },
} as const

const kk: TextShape<typeof ru> = {
  icons: {
    hit: 'Хит',
    new: 'Жаңалық',
    constructor3d: '3D конструктор',
    warranty: '2 жыл кепілдік',
    quick: '15 минутта дайын',
    novosele: 'Қоныс той',
    own: 'Өзіміз жасаймыз',
  },
  units: { cm: 'см', kg: 'кг', gsm: 'г/м²', watt: 'Вт' },
  filters: {
    price: 'Бағасы',
    vendor: 'Өндіруші',
    section: 'Бөлім',
    kind: 'Түрі',
    rating: 'Бағалауы',
    ratingFrom: '{score} және жоғары',
    sale: 'Жеңілдіктер',
    onSale: 'Тек жеңілдікпен',
  },
  sorts: {
    relevant: 'Алдымен сәйкес келетіндері',
    popular: 'Алдымен танымалдары',
    cheap: 'Алдымен арзандары',
    expensive: 'Алдымен қымбаттары',
    discount: 'Жеңілдік мөлшері бойынша',
    rating: 'Бағалауы бойынша',
    new: 'Алдымен жаңалары',
  },
  recommendations: {
    together: 'Осымен бірге алады',
    series: 'Сол топтамадан',
    similar: 'Ұқсас',
    popular: 'Танымал',
  },
  home: 'Басты бет',
  catalog: 'Каталог',
  seo: {
    sectionTitle: '{name} — «{shopName}» дүкенінен сатып алу',
    sectionPricedTitle: '{name} — «{shopName}» дүкенінде бағасы {price} бастап',
    sectionDescription:
      '{name}: {count}, жеткізу, құрастыру және кепілдікпен. Өлшемдері, материалдары, бағасы және «{shopName}» дүкендеріндегі қоры.',
    productTitle: '{name} — «{shopName}» дүкенінде {price}',
    productDescription:
      '{goods}. Бағасы {price}, жеткізу және құрастыру, кепілдік {warranty}. Өлшемдері, түстері және «{shopName}» дүкендеріндегі қоры.',
    months: '{count, number} ай',
    products: '{count, number} тауар',
  },
}

const en: TextShape<typeof ru> = {
  icons: {
    hit: 'Bestseller',
    new: 'New',
    constructor3d: '3D constructor',
    warranty: '2-year warranty',
    quick: 'Ready in 15 min',
    novosele: 'Housewarming',
    own: 'Made by us',
  },
  units: { cm: 'cm', kg: 'kg', gsm: 'g/m²', watt: 'W' },
  filters: {
    price: 'Price',
    vendor: 'Maker',
    section: 'Section',
    kind: 'Kind',
    rating: 'Rating',
    ratingFrom: '{score} and up',
    sale: 'Discounts',
    onSale: 'Discounted only',
  },
  sorts: {
    relevant: 'Best match first',
    popular: 'Most popular first',
    cheap: 'Cheapest first',
    expensive: 'Most expensive first',
    discount: 'Largest discount first',
    rating: 'Best rated first',
    new: 'Newest first',
  },
  recommendations: {
    together: 'Bought together',
    series: 'From the same series',
    similar: 'Similar',
    popular: 'Popular',
  },
  home: 'Home',
  catalog: 'Catalogue',
  seo: {
    sectionTitle: '{name} — buy at {shopName}',
    sectionPricedTitle: '{name} — from {price} at {shopName}',
    sectionDescription:
      '{name}: {count} with delivery, assembly and warranty. Sizes, materials, prices and what {shopName} stores have today.',
    productTitle: '{name} — {price} at {shopName}',
    productDescription:
      '{goods}. {price}, delivery and assembly, warranty of {warranty}. Sizes, colours and what {shopName} stores have today.',
    months: '{count, plural, one {# month} other {# months}}',
    products: '{count, plural, one {# product} other {# products}}',
  },
}

/** API texts for lists and product pages, by language. */
export const productListTexts = { ru, kk, en }
