-- Any change purges the pages with the tag.
create or replace trigger site_figure_page_change
  after insert or update or delete on site_figure
  for each statement execute function page_change_of_statement('content');

create or replace trigger shop_picture_page_change
  after insert or update or delete on shop_picture
  for each statement execute function page_change_of_statement('content');

create or replace trigger advantage_page_change
  after insert or update or delete on advantage
  for each statement execute function page_change_of_statement('content');

create or replace trigger measurer_tariff_page_change
  after insert or update or delete on measurer_tariff
  for each statement execute function page_change_of_statement('content');

create or replace trigger info_page_page_change
  after insert or update or delete on info_page
  for each statement execute function page_change_of_statement('info');

-- What staff change is logged.
select log_staff_changes('site_figure');
select log_staff_changes('shop_picture');
select log_staff_changes('advantage');
select log_staff_changes('measurer_tariff');
select log_staff_changes('info_page');
