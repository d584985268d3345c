-- Any change purges the pages with the tag.
create or replace trigger news_article_page_change
  after insert or update or delete on news_article
  for each statement execute function page_change_of_statement('news');

-- What staff change is logged.
select log_staff_changes('news_article');
