-- Comes last: a function is for the server alone unless it is named here. What a new project gives to everybody by
-- default is taken back first, so that a function that is forgotten here is too closed and never too open.
revoke execute on all functions in schema public from public, anon, authenticated, service_role;
grant execute on all functions in schema public to service_role;

-- A signed-in shopper calls these with their own token.
revoke execute on function
  public.own_gift_cards, public.own_requests, public.replace_cart, public.shopper_id
from service_role;
grant execute on function
  public.own_gift_cards, public.own_requests, public.replace_cart, public.shopper_id
to authenticated;

-- Parts of other functions, and triggers: nobody calls them alone.
revoke execute on function
  public.ask_for_exam, public.asked_back, public.clearances_of, public.count_stock, public.deliver_gift_card,
  public.discount_trouble, public.drop_gift_mails, public.end_gift_card, public.end_gift_cards,
  public.follow_gift_refund, public.follow_order, public.forget_clearances, public.forget_gift_people,
  public.gift_reserve_cents, public.give_units, public.has_gift_money, public.hold_discounts,
  public.hold_gift_money, public.hold_problem, public.is_last_owner, public.issue_gift_cards,
  public.keep_clearance, public.kept_cents, public.last_clearance, public.live_discount_uses,
  public.lock_discounts, public.lock_staff, public.mail_discount_code, public.mail_gift_again,
  public.mail_gift_code, public.miss_gift_money, public.move_gift_money, public.move_units, public.moved_before,
  public.next_gift_key, public.note_sender_gone, public.open_step_up, public.open_stock, public.order_person,
  public.orders_of_person, public.queue_gift_mail, public.refuse_change, public.release_discounts,
  public.release_gift_money, public.second_person, public.take_back_units, public.take_gift_money,
  public.take_order_out_of_cart, public.tell_gift_end, public.tell_of_factor
from service_role;

-- Only our functions count with sequences.
revoke all on all sequences in schema public from public, anon, authenticated;
