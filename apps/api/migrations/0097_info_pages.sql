-- What the owner wrote instead of the text that an information page comes with.
create table info_page (
  id integer primary key generated always as identity,
  code text not null,
  lead text not null,
  parts jsonb not null default '[]',
  translations jsonb not null default '{}',
  is_active boolean not null default true,
  constraint info_page_code unique (code)
);
--> statement-breakpoint
create trigger info_page_page_change after insert or update or delete on info_page
  for each statement execute function page_change_of_statement('info');
--> statement-breakpoint
select log_staff_changes('info_page');
