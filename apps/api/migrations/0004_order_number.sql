create sequence order_number start 204001;
