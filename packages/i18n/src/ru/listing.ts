export const listing = {
  icons: { hit: 'Хит', new: 'Новинка' },
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
    sectionTitle: '{name} — купить в магазине «Светлица»',
    sectionPricedTitle: '{name} — купить по цене от {price} в магазине «Светлица»',
    sectionDescription:
      '{name}: {count} с доставкой, сборкой и гарантией. Размеры, материалы, цены и наличие в магазинах «Светлицы».',
    productTitle: '{name} — купить за {price} в магазине «Светлица»',
    productDescription:
      '{name}, {vendor}. Цена {price}, доставка и сборка, гарантия {warranty}. Размеры, цвета и наличие в магазинах «Светлицы».',
    months: '{count, plural, one {# месяц} few {# месяца} other {# месяцев}}',
    products: '{count, plural, one {# товар} few {# товара} other {# товаров}}',
  },
} as const
