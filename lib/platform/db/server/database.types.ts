export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      alarms: {
        Row: {
          contrary: number
          is_open: boolean
          is_posted: boolean
          name: string
          open_since: string | null
          seen_at: string
          told_at: string | null
        }
        ComputedFields: never
        Insert: {
          contrary?: number
          is_open?: boolean
          is_posted?: boolean
          name: string
          open_since?: string | null
          seen_at: string
          told_at?: string | null
        }
        Update: {
          contrary?: number
          is_open?: boolean
          is_posted?: boolean
          name?: string
          open_since?: string | null
          seen_at?: string
          told_at?: string | null
        }
        Relationships: []
      }
      altcha_challenges_used: {
        Row: {
          expires_at: string
          id: string
        }
        ComputedFields: never
        Insert: {
          expires_at: string
          id: string
        }
        Update: {
          expires_at?: string
          id?: string
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          actor: string
          at: string
          detail: NonNullable<Json>
          id: number
          request_id: string | null
          role: Database['public']['Enums']['staff_role'] | null
          subject: string
        }
        ComputedFields: never
        Insert: {
          action: string
          actor: string
          at: string
          detail?: NonNullable<Json>
          id?: never
          request_id?: string | null
          role?: Database['public']['Enums']['staff_role'] | null
          subject: string
        }
        Update: {
          action?: string
          actor?: string
          at?: string
          detail?: NonNullable<Json>
          id?: never
          request_id?: string | null
          role?: Database['public']['Enums']['staff_role'] | null
          subject?: string
        }
        Relationships: []
      }
      browser_errors: {
        Row: {
          browser: string
          count: number
          day: string
          digest: string | null
          fingerprint: string
          frame: string
          last_at: string
          message: string
          path: string
        }
        ComputedFields: never
        Insert: {
          browser: string
          count: number
          day: string
          digest?: string | null
          fingerprint: string
          frame: string
          last_at: string
          message: string
          path: string
        }
        Update: {
          browser?: string
          count?: number
          day?: string
          digest?: string | null
          fingerprint?: string
          frame?: string
          last_at?: string
          message?: string
          path?: string
        }
        Relationships: []
      }
      cart_items: {
        Row: {
          added_at: string
          id: string
          product_id: string
          quantity: number
          user_id: string
        }
        ComputedFields: never
        Insert: {
          added_at?: string
          id?: string
          product_id: string
          quantity: number
          user_id: string
        }
        Update: {
          added_at?: string
          id?: string
          product_id?: string
          quantity?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'cart_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      clearances: {
        Row: {
          decided_at: string
          decided_by: string
          email: string | null
          id: string
          order_id: string
          outcome: Database['public']['Enums']['clearance_outcome']
          position: number
          provider_licence: string
          provider_name: string
          treatment_group: string
          user_id: string | null
          valid_until: string | null
        }
        ComputedFields: never
        Insert: {
          decided_at: string
          decided_by: string
          email?: string | null
          id: string
          order_id: string
          outcome: Database['public']['Enums']['clearance_outcome']
          position?: never
          provider_licence: string
          provider_name: string
          treatment_group: string
          user_id?: string | null
          valid_until?: string | null
        }
        Update: {
          decided_at?: string
          decided_by?: string
          email?: string | null
          id?: string
          order_id?: string
          outcome?: Database['public']['Enums']['clearance_outcome']
          position?: never
          provider_licence?: string
          provider_name?: string
          treatment_group?: string
          user_id?: string | null
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'clearances_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      content_paths: {
        Row: {
          path: string
          seen_at: string
          tags: string[]
        }
        ComputedFields: never
        Insert: {
          path: string
          seen_at?: string
          tags: string[]
        }
        Update: {
          path?: string
          seen_at?: string
          tags?: string[]
        }
        Relationships: []
      }
      content_state: {
        Row: {
          key: string
          updated_at: string
          value: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          key: string
          updated_at?: string
          value: NonNullable<Json>
        }
        Update: {
          key?: string
          updated_at?: string
          value?: NonNullable<Json>
        }
        Relationships: []
      }
      desk_rules: {
        Row: {
          confirm_above: number | null
          is_only: boolean
        }
        ComputedFields: never
        Insert: {
          confirm_above?: number | null
          is_only?: boolean
        }
        Update: {
          confirm_above?: number | null
          is_only?: boolean
        }
        Relationships: []
      }
      discount_codes: {
        Row: {
          amount: number | null
          code: string
          created_at: string
          created_by: string | null
          email: string | null
          id: string
          mailed_at: string | null
          max_uses: number
          percent: number | null
          rule: string
          waives_travel: boolean
        }
        ComputedFields: never
        Insert: {
          amount?: number | null
          code: string
          created_at: string
          created_by?: string | null
          email?: string | null
          id?: string
          mailed_at?: string | null
          max_uses?: number
          percent?: number | null
          rule?: string
          waives_travel?: boolean
        }
        Update: {
          amount?: number | null
          code?: string
          created_at?: string
          created_by?: string | null
          email?: string | null
          id?: string
          mailed_at?: string | null
          max_uses?: number
          percent?: number | null
          rule?: string
          waives_travel?: boolean
        }
        Relationships: []
      }
      discount_uses: {
        Row: {
          amount: number | null
          at: string
          by: string | null
          discount_id: string
          id: string
          is_approved: boolean
          is_first_visit: boolean
          order_id: string | null
          payer_email: string | null
          per_person: number | null
          until: string | null
        }
        ComputedFields: never
        Insert: {
          amount?: number | null
          at: string
          by?: string | null
          discount_id: string
          id?: string
          is_approved?: boolean
          is_first_visit?: boolean
          order_id?: string | null
          payer_email?: string | null
          per_person?: number | null
          until?: string | null
        }
        Update: {
          amount?: number | null
          at?: string
          by?: string | null
          discount_id?: string
          id?: string
          is_approved?: boolean
          is_first_visit?: boolean
          order_id?: string | null
          payer_email?: string | null
          per_person?: number | null
          until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'discount_uses_discount_id_fkey'
            columns: ['discount_id']
            isOneToOne: false
            referencedRelation: 'discount_codes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'discount_uses_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      estimate_versions: {
        Row: {
          created_by: string
          estimate_id: string
          number: number
          sent_at: string
          snapshot: NonNullable<Json>
          total_cents: number
          viewed_at: string | null
        }
        ComputedFields: never
        Insert: {
          created_by: string
          estimate_id: string
          number: number
          sent_at: string
          snapshot: NonNullable<Json>
          total_cents: number
          viewed_at?: string | null
        }
        Update: {
          created_by?: string
          estimate_id?: string
          number?: number
          sent_at?: string
          snapshot?: NonNullable<Json>
          total_cents?: number
          viewed_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'estimate_versions_estimate_id_fkey'
            columns: ['estimate_id']
            isOneToOne: false
            referencedRelation: 'estimates'
            referencedColumns: ['id']
          },
        ]
      }
      estimates: {
        Row: {
          code_hash: string | null
          created_at: string
          draft: NonNullable<Json>
          id: string
          link_hash: string | null
          link_number: number
          recipient: string | null
          revision: number
          submission_id: string
          updated_at: string
          wrong_codes: number
          wrong_codes_since: string | null
        }
        ComputedFields: never
        Insert: {
          code_hash?: string | null
          created_at?: string
          draft: NonNullable<Json>
          id?: string
          link_hash?: string | null
          link_number?: number
          recipient?: string | null
          revision?: number
          submission_id: string
          updated_at?: string
          wrong_codes?: number
          wrong_codes_since?: string | null
        }
        Update: {
          code_hash?: string | null
          created_at?: string
          draft?: NonNullable<Json>
          id?: string
          link_hash?: string | null
          link_number?: number
          recipient?: string | null
          revision?: number
          submission_id?: string
          updated_at?: string
          wrong_codes?: number
          wrong_codes_since?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'estimates_submission_id_fkey'
            columns: ['submission_id']
            isOneToOne: true
            referencedRelation: 'submissions'
            referencedColumns: ['id']
          },
        ]
      }
      event_alerts_sent: {
        Row: {
          event_id: string
          recipients: number
          sent_at: string
        }
        ComputedFields: never
        Insert: {
          event_id: string
          recipients: number
          sent_at: string
        }
        Update: {
          event_id?: string
          recipients?: number
          sent_at?: string
        }
        Relationships: []
      }
      event_rsvps: {
        Row: {
          created_at: string
          email: string
          event_id: string
          first_name: string
          id: string
          idempotency_key: string
          last_name: string
          number: number
          party_size: number
          phone: string | null
          status: Database['public']['Enums']['rsvp_status']
          updated_at: string
          rsvp_answer: Json | null
        }
        ComputedFields: 'rsvp_answer'
        Insert: {
          created_at: string
          email: string
          event_id: string
          first_name: string
          id?: string
          idempotency_key: string
          last_name: string
          number?: never
          party_size: number
          phone?: string | null
          status: Database['public']['Enums']['rsvp_status']
          updated_at: string
        }
        Update: {
          created_at?: string
          email?: string
          event_id?: string
          first_name?: string
          id?: string
          idempotency_key?: string
          last_name?: string
          number?: never
          party_size?: number
          phone?: string | null
          status?: Database['public']['Enums']['rsvp_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'event_rsvps_event_id_fkey'
            columns: ['event_id']
            isOneToOne: false
            referencedRelation: 'event_spots'
            referencedColumns: ['event_id']
          },
        ]
      }
      event_spots: {
        Row: {
          content_updated_at: string
          created_at: string
          ends_at: string
          event_id: string
          is_published: boolean
          location: string | null
          spots: number | null
          starts_at: string
          title: string
          updated_at: string
          spots_left: number | null
        }
        ComputedFields: 'spots_left'
        Insert: {
          content_updated_at: string
          created_at?: string
          ends_at: string
          event_id: string
          is_published?: boolean
          location?: string | null
          spots?: number | null
          starts_at: string
          title: string
          updated_at?: string
        }
        Update: {
          content_updated_at?: string
          created_at?: string
          ends_at?: string
          event_id?: string
          is_published?: boolean
          location?: string | null
          spots?: number | null
          starts_at?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      exam_checks: {
        Row: {
          id: string
          order_id: string | null
          submission_id: string | null
          ticked_at: string
          ticked_by: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          order_id?: string | null
          submission_id?: string | null
          ticked_at: string
          ticked_by: string
        }
        Update: {
          id?: string
          order_id?: string | null
          submission_id?: string | null
          ticked_at?: string
          ticked_by?: string
        }
        Relationships: [
          {
            foreignKeyName: 'exam_checks_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'exam_checks_submission_id_fkey'
            columns: ['submission_id']
            isOneToOne: true
            referencedRelation: 'submissions'
            referencedColumns: ['id']
          },
        ]
      }
      former_staff: {
        Row: {
          email: string
          id: string
          name: string
          removed_at: string
          removed_by: string
          role: Database['public']['Enums']['staff_role']
        }
        ComputedFields: never
        Insert: {
          email: string
          id: string
          name: string
          removed_at: string
          removed_by: string
          role: Database['public']['Enums']['staff_role']
        }
        Update: {
          email?: string
          id?: string
          name?: string
          removed_at?: string
          removed_by?: string
          role?: Database['public']['Enums']['staff_role']
        }
        Relationships: []
      }
      gift_card_entries: {
        Row: {
          amount: number
          at: string
          by: string | null
          gift_card_id: string
          key: string
          kind: Database['public']['Enums']['gift_entry_kind']
          note: string | null
          order_id: string | null
          position: number
        }
        ComputedFields: never
        Insert: {
          amount: number
          at: string
          by?: string | null
          gift_card_id: string
          key: string
          kind: Database['public']['Enums']['gift_entry_kind']
          note?: string | null
          order_id?: string | null
          position: number
        }
        Update: {
          amount?: number
          at?: string
          by?: string | null
          gift_card_id?: string
          key?: string
          kind?: Database['public']['Enums']['gift_entry_kind']
          note?: string | null
          order_id?: string | null
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: 'gift_card_entries_gift_card_id_fkey'
            columns: ['gift_card_id']
            isOneToOne: false
            referencedRelation: 'gift_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'gift_card_entries_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      gift_card_uses: {
        Row: {
          amount: number
          gift_card_id: string
          order_id: string
          state: Database['public']['Enums']['gift_use_state']
        }
        ComputedFields: never
        Insert: {
          amount: number
          gift_card_id: string
          order_id: string
          state: Database['public']['Enums']['gift_use_state']
        }
        Update: {
          amount?: number
          gift_card_id?: string
          order_id?: string
          state?: Database['public']['Enums']['gift_use_state']
        }
        Relationships: [
          {
            foreignKeyName: 'gift_card_uses_gift_card_id_fkey'
            columns: ['gift_card_id']
            isOneToOne: false
            referencedRelation: 'gift_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'gift_card_uses_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      gift_cards: {
        Row: {
          balance: number
          card_hash: string
          code_end: string
          code_hmac: string
          code_sealed: string
          created_at: string
          deliver_on: string | null
          delivered_at: string | null
          gift_key: string
          id: string
          issue: number
          issued_at: string | null
          last_mail_at: string | null
          mails: number
          manage_hash: string
          message: string | null
          order_id: string
          preset_id: string | null
          price: number
          recipient_email: string | null
          recipient_name: string
          sender_name: string
          status: Database['public']['Enums']['gift_card_status']
          title: string
          updated_at: string
          value: number
        }
        ComputedFields: never
        Insert: {
          balance?: number
          card_hash: string
          code_end: string
          code_hmac: string
          code_sealed: string
          created_at: string
          deliver_on?: string | null
          delivered_at?: string | null
          gift_key: string
          id: string
          issue?: number
          issued_at?: string | null
          last_mail_at?: string | null
          mails?: number
          manage_hash: string
          message?: string | null
          order_id: string
          preset_id?: string | null
          price: number
          recipient_email?: string | null
          recipient_name: string
          sender_name: string
          status?: Database['public']['Enums']['gift_card_status']
          title: string
          updated_at: string
          value: number
        }
        Update: {
          balance?: number
          card_hash?: string
          code_end?: string
          code_hmac?: string
          code_sealed?: string
          created_at?: string
          deliver_on?: string | null
          delivered_at?: string | null
          gift_key?: string
          id?: string
          issue?: number
          issued_at?: string | null
          last_mail_at?: string | null
          mails?: number
          manage_hash?: string
          message?: string | null
          order_id?: string
          preset_id?: string | null
          price?: number
          recipient_email?: string | null
          recipient_name?: string
          sender_name?: string
          status?: Database['public']['Enums']['gift_card_status']
          title?: string
          updated_at?: string
          value?: number
        }
        Relationships: [
          {
            foreignKeyName: 'gift_cards_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      group_quotes: {
        Row: {
          discount_id: string | null
          issued_at: string
          issued_by: string
          number: number
          quote: NonNullable<Json>
          submission_id: string
          total_cents: number
        }
        ComputedFields: never
        Insert: {
          discount_id?: string | null
          issued_at: string
          issued_by: string
          number: number
          quote: NonNullable<Json>
          submission_id: string
          total_cents: number
        }
        Update: {
          discount_id?: string | null
          issued_at?: string
          issued_by?: string
          number?: number
          quote?: NonNullable<Json>
          submission_id?: string
          total_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: 'group_quotes_discount_id_fkey'
            columns: ['discount_id']
            isOneToOne: false
            referencedRelation: 'discount_codes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'group_quotes_submission_id_fkey'
            columns: ['submission_id']
            isOneToOne: false
            referencedRelation: 'submissions'
            referencedColumns: ['id']
          },
        ]
      }
      job_leases: {
        Row: {
          expires_at: string
          holder: string
          name: string
        }
        ComputedFields: never
        Insert: {
          expires_at: string
          holder: string
          name: string
        }
        Update: {
          expires_at?: string
          holder?: string
          name?: string
        }
        Relationships: []
      }
      mail_outbox: {
        Row: {
          created_at: string
          data: NonNullable<Json>
          dedupe_key: string
          id: string
          kind: string
          last_error: string | null
          next_try_at: string
          order_id: string | null
          recipient: string | null
          resends: number
          sent_at: string | null
          status: Database['public']['Enums']['mail_status']
          submission_id: string | null
          subscriber_id: string | null
          tries: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          data?: NonNullable<Json>
          dedupe_key: string
          id?: string
          kind: string
          last_error?: string | null
          next_try_at?: string
          order_id?: string | null
          recipient?: string | null
          resends?: number
          sent_at?: string | null
          status?: Database['public']['Enums']['mail_status']
          submission_id?: string | null
          subscriber_id?: string | null
          tries?: number
        }
        Update: {
          created_at?: string
          data?: NonNullable<Json>
          dedupe_key?: string
          id?: string
          kind?: string
          last_error?: string | null
          next_try_at?: string
          order_id?: string | null
          recipient?: string | null
          resends?: number
          sent_at?: string | null
          status?: Database['public']['Enums']['mail_status']
          submission_id?: string | null
          subscriber_id?: string | null
          tries?: number
        }
        Relationships: [
          {
            foreignKeyName: 'mail_outbox_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mail_outbox_submission_id_fkey'
            columns: ['submission_id']
            isOneToOne: false
            referencedRelation: 'submissions'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'mail_outbox_subscriber_id_fkey'
            columns: ['subscriber_id']
            isOneToOne: false
            referencedRelation: 'newsletter_subscribers'
            referencedColumns: ['id']
          },
        ]
      }
      missed_word_senders: {
        Row: {
          sender_hash: string
          sent_on: string
          word_hash: string
        }
        ComputedFields: never
        Insert: {
          sender_hash: string
          sent_on: string
          word_hash: string
        }
        Update: {
          sender_hash?: string
          sent_on?: string
          word_hash?: string
        }
        Relationships: []
      }
      missed_words: {
        Row: {
          networks: number
          sent_on: string
          words: string
        }
        ComputedFields: never
        Insert: {
          networks: number
          sent_on: string
          words: string
        }
        Update: {
          networks?: number
          sent_on?: string
          words?: string
        }
        Relationships: []
      }
      newsletter_subscribers: {
        Row: {
          asked_at: string | null
          confirm_hash: string | null
          confirm_until: string | null
          confirmed_at: string | null
          created_at: string
          email: string
          first_name: string | null
          id: string
          list: Database['public']['Enums']['mailing_list']
          status: Database['public']['Enums']['subscriber_status']
          unsubscribe_hash: string
          unsubscribe_token: string
          unsubscribed_at: string | null
        }
        ComputedFields: never
        Insert: {
          asked_at?: string | null
          confirm_hash?: string | null
          confirm_until?: string | null
          confirmed_at?: string | null
          created_at: string
          email: string
          first_name?: string | null
          id?: string
          list: Database['public']['Enums']['mailing_list']
          status?: Database['public']['Enums']['subscriber_status']
          unsubscribe_hash?: never
          unsubscribe_token?: string
          unsubscribed_at?: string | null
        }
        Update: {
          asked_at?: string | null
          confirm_hash?: string | null
          confirm_until?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string
          first_name?: string | null
          id?: string
          list?: Database['public']['Enums']['mailing_list']
          status?: Database['public']['Enums']['subscriber_status']
          unsubscribe_hash?: never
          unsubscribe_token?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      order_items: {
        Row: {
          clearance_group: string
          is_exam_required: boolean
          name: string
          order_id: string
          price: number
          product_id: string
          quantity: number
        }
        ComputedFields: never
        Insert: {
          clearance_group?: string
          is_exam_required?: boolean
          name: string
          order_id: string
          price: number
          product_id: string
          quantity: number
        }
        Update: {
          clearance_group?: string
          is_exam_required?: boolean
          name?: string
          order_id?: string
          price?: number
          product_id?: string
          quantity?: number
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      order_proofs: {
        Row: {
          email: string
          order_id: string
          proven_at: string
        }
        ComputedFields: never
        Insert: {
          email: string
          order_id: string
          proven_at: string
        }
        Update: {
          email?: string
          order_id?: string
          proven_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_proofs_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          access_token: string
          attention: string | null
          buyer_name: string | null
          caller: string
          checkout_key: string
          created_at: string
          discount_amount: number
          email: string
          fulfilled_at: string | null
          fulfilled_by: string | null
          id: string
          is_email_known: boolean
          paid_at: string | null
          paypal_payment_id: string | null
          phone: string | null
          status: Database['public']['Enums']['order_status']
          time_chosen_at: string | null
          time_chosen_by: string | null
          total_amount: number
          travel_fee: number
          updated_at: string
          user_id: string | null
          visit_area: string | null
          visit_zip: string | null
        }
        ComputedFields: never
        Insert: {
          access_token: string
          attention?: string | null
          buyer_name?: string | null
          caller?: string
          checkout_key: string
          created_at?: string
          discount_amount?: number
          email: string
          fulfilled_at?: string | null
          fulfilled_by?: string | null
          id?: string
          is_email_known?: boolean
          paid_at?: string | null
          paypal_payment_id?: string | null
          phone?: string | null
          status?: Database['public']['Enums']['order_status']
          time_chosen_at?: string | null
          time_chosen_by?: string | null
          total_amount: number
          travel_fee?: number
          updated_at?: string
          user_id?: string | null
          visit_area?: string | null
          visit_zip?: string | null
        }
        Update: {
          access_token?: string
          attention?: string | null
          buyer_name?: string | null
          caller?: string
          checkout_key?: string
          created_at?: string
          discount_amount?: number
          email?: string
          fulfilled_at?: string | null
          fulfilled_by?: string | null
          id?: string
          is_email_known?: boolean
          paid_at?: string | null
          paypal_payment_id?: string | null
          phone?: string | null
          status?: Database['public']['Enums']['order_status']
          time_chosen_at?: string | null
          time_chosen_by?: string | null
          total_amount?: number
          travel_fee?: number
          updated_at?: string
          user_id?: string | null
          visit_area?: string | null
          visit_zip?: string | null
        }
        Relationships: []
      }
      page_paths: {
        Row: {
          page_id: string
          path: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          page_id: string
          path: string
          updated_at?: string
        }
        Update: {
          page_id?: string
          path?: string
          updated_at?: string
        }
        Relationships: []
      }
      payment_attempts: {
        Row: {
          amount: number
          approved_try: number
          approved_under: string | null
          capture_sent_at: string | null
          capture_try: number
          created_at: string
          currency: string
          declined_at: string | null
          id: string
          lease_id: string | null
          lease_until: string | null
          next_check_at: string | null
          order_id: string
          paypal_order_id: string | null
          problem: string | null
          seq: number
          shortage: Json | null
          status: Database['public']['Enums']['attempt_status']
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          approved_try?: number
          approved_under?: string | null
          capture_sent_at?: string | null
          capture_try?: number
          created_at?: string
          currency?: string
          declined_at?: string | null
          id?: string
          lease_id?: string | null
          lease_until?: string | null
          next_check_at?: string | null
          order_id: string
          paypal_order_id?: string | null
          problem?: string | null
          seq: number
          shortage?: Json | null
          status?: Database['public']['Enums']['attempt_status']
          updated_at?: string
        }
        Update: {
          amount?: number
          approved_try?: number
          approved_under?: string | null
          capture_sent_at?: string | null
          capture_try?: number
          created_at?: string
          currency?: string
          declined_at?: string | null
          id?: string
          lease_id?: string | null
          lease_until?: string | null
          next_check_at?: string | null
          order_id?: string
          paypal_order_id?: string | null
          problem?: string | null
          seq?: number
          shortage?: Json | null
          status?: Database['public']['Enums']['attempt_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_attempts_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      payment_captures: {
        Row: {
          amount: number
          attempt_id: string
          compared_at: string | null
          created_at: string
          currency: string
          paypal_capture_id: string
          raw: NonNullable<Json>
          status: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          attempt_id: string
          compared_at?: string | null
          created_at?: string
          currency: string
          paypal_capture_id: string
          raw: NonNullable<Json>
          status: string
          updated_at?: string
        }
        Update: {
          amount?: number
          attempt_id?: string
          compared_at?: string | null
          created_at?: string
          currency?: string
          paypal_capture_id?: string
          raw?: NonNullable<Json>
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_captures_attempt_id_fkey'
            columns: ['attempt_id']
            isOneToOne: false
            referencedRelation: 'payment_attempts'
            referencedColumns: ['id']
          },
        ]
      }
      payment_differences: {
        Row: {
          found_at: string
          kind: string
          paypal_capture_id: string
        }
        ComputedFields: never
        Insert: {
          found_at: string
          kind: string
          paypal_capture_id: string
        }
        Update: {
          found_at?: string
          kind?: string
          paypal_capture_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_differences_paypal_capture_id_fkey'
            columns: ['paypal_capture_id']
            isOneToOne: false
            referencedRelation: 'payment_captures'
            referencedColumns: ['paypal_capture_id']
          },
        ]
      }
      paypal_events: {
        Row: {
          event_id: string
          payload: NonNullable<Json>
          problem: string | null
          processed_at: string | null
          received_at: string
          type: string
        }
        ComputedFields: never
        Insert: {
          event_id: string
          payload: NonNullable<Json>
          problem?: string | null
          processed_at?: string | null
          received_at?: string
          type: string
        }
        Update: {
          event_id?: string
          payload?: NonNullable<Json>
          problem?: string | null
          processed_at?: string | null
          received_at?: string
          type?: string
        }
        Relationships: []
      }
      preview_links: {
        Row: {
          at: string | null
          created_at: string
          created_by: string
          expires_at: string
          id: string
          opened_at: string | null
          path: string
          revoked_at: string | null
          revoked_by: string | null
          token_hash: string
        }
        ComputedFields: never
        Insert: {
          at?: string | null
          created_at: string
          created_by: string
          expires_at: string
          id?: string
          opened_at?: string | null
          path: string
          revoked_at?: string | null
          revoked_by?: string | null
          token_hash: string
        }
        Update: {
          at?: string | null
          created_at?: string
          created_by?: string
          expires_at?: string
          id?: string
          opened_at?: string | null
          path?: string
          revoked_at?: string | null
          revoked_by?: string | null
          token_hash?: string
        }
        Relationships: []
      }
      price_changes: {
        Row: {
          after_cents: number | null
          before_cents: number | null
          changed_at: string
          changed_by: string | null
          changed_by_name: string | null
          document_id: string
          document_type: string
          field: string
          id: number
          is_first: boolean
          label: string
          revision: string
          title: string
        }
        ComputedFields: never
        Insert: {
          after_cents?: number | null
          before_cents?: number | null
          changed_at: string
          changed_by?: string | null
          changed_by_name?: string | null
          document_id: string
          document_type: string
          field: string
          id?: never
          is_first: boolean
          label: string
          revision: string
          title: string
        }
        Update: {
          after_cents?: number | null
          before_cents?: number | null
          changed_at?: string
          changed_by?: string | null
          changed_by_name?: string | null
          document_id?: string
          document_type?: string
          field?: string
          id?: never
          is_first?: boolean
          label?: string
          revision?: string
          title?: string
        }
        Relationships: []
      }
      price_revisions: {
        Row: {
          document_id: string
          revision: string
        }
        ComputedFields: never
        Insert: {
          document_id: string
          revision: string
        }
        Update: {
          document_id?: string
          revision?: string
        }
        Relationships: []
      }
      products: {
        Row: {
          category: string | null
          clearance_group: string
          content_rev: string
          content_updated_at: string
          created_at: string
          description: string | null
          duration_minutes: number | null
          id: string
          image_url: string | null
          is_active: boolean
          is_exam_required: boolean
          name: string
          original_price: number | null
          price: number
          stock_quantity: number
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          category?: string | null
          clearance_group?: string
          content_rev: string
          content_updated_at: string
          created_at?: string
          description?: string | null
          duration_minutes?: number | null
          id: string
          image_url?: string | null
          is_active?: boolean
          is_exam_required?: boolean
          name: string
          original_price?: number | null
          price: number
          stock_quantity?: number
          updated_at?: string
        }
        Update: {
          category?: string | null
          clearance_group?: string
          content_rev?: string
          content_updated_at?: string
          created_at?: string
          description?: string | null
          duration_minutes?: number | null
          id?: string
          image_url?: string | null
          is_active?: boolean
          is_exam_required?: boolean
          name?: string
          original_price?: number | null
          price?: number
          stock_quantity?: number
          updated_at?: string
        }
        Relationships: []
      }
      proven_accounts: {
        Row: {
          email: string
          proven_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          email: string
          proven_at: string
          user_id: string
        }
        Update: {
          email?: string
          proven_at?: string
          user_id?: string
        }
        Relationships: []
      }
      refund_confirmations: {
        Row: {
          amount: number
          capture_id: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          gift_card_id: string | null
          id: string
          order_id: string
          reason: string
          requested_by: string
          seen_cents: number | null
          status: Database['public']['Enums']['refund_confirmation_status']
        }
        ComputedFields: never
        Insert: {
          amount: number
          capture_id?: string | null
          created_at: string
          decided_at?: string | null
          decided_by?: string | null
          gift_card_id?: string | null
          id: string
          order_id: string
          reason: string
          requested_by: string
          seen_cents?: number | null
          status?: Database['public']['Enums']['refund_confirmation_status']
        }
        Update: {
          amount?: number
          capture_id?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          gift_card_id?: string | null
          id?: string
          order_id?: string
          reason?: string
          requested_by?: string
          seen_cents?: number | null
          status?: Database['public']['Enums']['refund_confirmation_status']
        }
        Relationships: [
          {
            foreignKeyName: 'refund_confirmations_gift_card_id_fkey'
            columns: ['gift_card_id']
            isOneToOne: false
            referencedRelation: 'gift_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_confirmations_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      refund_requests: {
        Row: {
          amount: number
          created_at: string
          currency: string
          gift_card_id: string | null
          id: string
          lease_id: string | null
          lease_until: string | null
          next_check_at: string | null
          order_id: string
          paypal_capture_id: string
          paypal_refund_id: string | null
          problem: string | null
          reason: string
          requested_by: string
          status: Database['public']['Enums']['refund_request_status']
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          created_at?: string
          currency: string
          gift_card_id?: string | null
          id: string
          lease_id?: string | null
          lease_until?: string | null
          next_check_at?: string | null
          order_id: string
          paypal_capture_id: string
          paypal_refund_id?: string | null
          problem?: string | null
          reason: string
          requested_by: string
          status?: Database['public']['Enums']['refund_request_status']
          updated_at?: string
        }
        Update: {
          amount?: number
          created_at?: string
          currency?: string
          gift_card_id?: string | null
          id?: string
          lease_id?: string | null
          lease_until?: string | null
          next_check_at?: string | null
          order_id?: string
          paypal_capture_id?: string
          paypal_refund_id?: string | null
          problem?: string | null
          reason?: string
          requested_by?: string
          status?: Database['public']['Enums']['refund_request_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refund_requests_gift_card_id_fkey'
            columns: ['gift_card_id']
            isOneToOne: false
            referencedRelation: 'gift_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_requests_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_requests_paypal_capture_id_fkey'
            columns: ['paypal_capture_id']
            isOneToOne: false
            referencedRelation: 'payment_captures'
            referencedColumns: ['paypal_capture_id']
          },
          {
            foreignKeyName: 'refund_requests_paypal_refund_id_fkey'
            columns: ['paypal_refund_id']
            isOneToOne: true
            referencedRelation: 'refunds'
            referencedColumns: ['paypal_refund_id']
          },
        ]
      }
      refunds: {
        Row: {
          amount: number
          created_at: string
          currency: string
          paypal_capture_id: string
          paypal_refund_id: string
          status: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          created_at?: string
          currency: string
          paypal_capture_id: string
          paypal_refund_id: string
          status: string
          updated_at?: string
        }
        Update: {
          amount?: number
          created_at?: string
          currency?: string
          paypal_capture_id?: string
          paypal_refund_id?: string
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refunds_paypal_capture_id_fkey'
            columns: ['paypal_capture_id']
            isOneToOne: false
            referencedRelation: 'payment_captures'
            referencedColumns: ['paypal_capture_id']
          },
        ]
      }
      scheduled_changes: {
        Row: {
          after: NonNullable<Json>
          base_revision: string | null
          before: Json | null
          document_id: string
          document_type: string
          group_id: string
          note: string | null
          state: Database['public']['Enums']['scheduled_change_state']
          title: string
        }
        ComputedFields: never
        Insert: {
          after: NonNullable<Json>
          base_revision?: string | null
          before?: Json | null
          document_id: string
          document_type: string
          group_id: string
          note?: string | null
          state?: Database['public']['Enums']['scheduled_change_state']
          title: string
        }
        Update: {
          after?: NonNullable<Json>
          base_revision?: string | null
          before?: Json | null
          document_id?: string
          document_type?: string
          group_id?: string
          note?: string | null
          state?: Database['public']['Enums']['scheduled_change_state']
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'scheduled_changes_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'scheduled_groups'
            referencedColumns: ['id']
          },
        ]
      }
      scheduled_groups: {
        Row: {
          claim: string | null
          claimed_until: string | null
          created_at: string
          created_by: string
          created_role: Database['public']['Enums']['staff_role']
          done_at: string | null
          due_at: string
          id: string
          next_try_at: string
          note: string | null
          state: Database['public']['Enums']['schedule_state']
          title: string
          tries: number
          version: number
        }
        ComputedFields: never
        Insert: {
          claim?: string | null
          claimed_until?: string | null
          created_at: string
          created_by: string
          created_role: Database['public']['Enums']['staff_role']
          done_at?: string | null
          due_at: string
          id?: string
          next_try_at: string
          note?: string | null
          state?: Database['public']['Enums']['schedule_state']
          title: string
          tries?: number
          version?: number
        }
        Update: {
          claim?: string | null
          claimed_until?: string | null
          created_at?: string
          created_by?: string
          created_role?: Database['public']['Enums']['staff_role']
          done_at?: string | null
          due_at?: string
          id?: string
          next_try_at?: string
          note?: string | null
          state?: Database['public']['Enums']['schedule_state']
          title?: string
          tries?: number
          version?: number
        }
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          email: string
          id: string
          name: string
          role: Database['public']['Enums']['staff_role']
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email: string
          id?: string
          name: string
          role: Database['public']['Enums']['staff_role']
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          name?: string
          role?: Database['public']['Enums']['staff_role']
        }
        Relationships: []
      }
      staff_factors: {
        Row: {
          enrolled_at: string | null
          failures: number
          last_step: number
          locked_until: string | null
          next_at: string | null
          next_id: string | null
          next_secret: string | null
          secret: string | null
          staff_id: string
        }
        ComputedFields: never
        Insert: {
          enrolled_at?: string | null
          failures?: number
          last_step?: number
          locked_until?: string | null
          next_at?: string | null
          next_id?: string | null
          next_secret?: string | null
          secret?: string | null
          staff_id: string
        }
        Update: {
          enrolled_at?: string | null
          failures?: number
          last_step?: number
          locked_until?: string | null
          next_at?: string | null
          next_id?: string | null
          next_secret?: string | null
          secret?: string | null
          staff_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'staff_factors_staff_id_fkey'
            columns: ['staff_id']
            isOneToOne: true
            referencedRelation: 'staff'
            referencedColumns: ['id']
          },
        ]
      }
      staff_recovery_codes: {
        Row: {
          code_hash: string
          staff_id: string
          used_at: string | null
        }
        ComputedFields: never
        Insert: {
          code_hash: string
          staff_id: string
          used_at?: string | null
        }
        Update: {
          code_hash?: string
          staff_id?: string
          used_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'staff_recovery_codes_staff_id_fkey'
            columns: ['staff_id']
            isOneToOne: false
            referencedRelation: 'staff_factors'
            referencedColumns: ['staff_id']
          },
        ]
      }
      staff_step_ups: {
        Row: {
          staff_id: string
          token_hash: string
          until: string
        }
        ComputedFields: never
        Insert: {
          staff_id: string
          token_hash: string
          until: string
        }
        Update: {
          staff_id?: string
          token_hash?: string
          until?: string
        }
        Relationships: [
          {
            foreignKeyName: 'staff_step_ups_staff_id_fkey'
            columns: ['staff_id']
            isOneToOne: false
            referencedRelation: 'staff_factors'
            referencedColumns: ['staff_id']
          },
        ]
      }
      stock_entries: {
        Row: {
          actor: string | null
          at: string
          id: number
          key: string | null
          lot_id: string
          move: Database['public']['Enums']['stock_move']
          order_id: string | null
          reason: string | null
          units: number
        }
        ComputedFields: never
        Insert: {
          actor?: string | null
          at: string
          id?: never
          key?: string | null
          lot_id: string
          move: Database['public']['Enums']['stock_move']
          order_id?: string | null
          reason?: string | null
          units: number
        }
        Update: {
          actor?: string | null
          at?: string
          id?: never
          key?: string | null
          lot_id?: string
          move?: Database['public']['Enums']['stock_move']
          order_id?: string | null
          reason?: string | null
          units?: number
        }
        Relationships: [
          {
            foreignKeyName: 'stock_entries_lot_id_fkey'
            columns: ['lot_id']
            isOneToOne: false
            referencedRelation: 'stock_lots'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_entries_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      stock_holds: {
        Row: {
          order_id: string
          product_id: string
          quantity: number
          state: Database['public']['Enums']['hold_state']
          until: string
        }
        ComputedFields: never
        Insert: {
          order_id: string
          product_id: string
          quantity: number
          state?: Database['public']['Enums']['hold_state']
          until: string
        }
        Update: {
          order_id?: string
          product_id?: string
          quantity?: number
          state?: Database['public']['Enums']['hold_state']
          until?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_holds_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_holds_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      stock_lots: {
        Row: {
          created_at: string
          expires_on: string | null
          id: string
          name: string
          on_hand: number
          product_id: string
        }
        ComputedFields: never
        Insert: {
          created_at: string
          expires_on?: string | null
          id?: string
          name: string
          on_hand?: number
          product_id: string
        }
        Update: {
          created_at?: string
          expires_on?: string | null
          id?: string
          name?: string
          on_hand?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_lots_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      stock_marks: {
        Row: {
          low_mark: number
          product_id: string
        }
        ComputedFields: never
        Insert: {
          low_mark: number
          product_id: string
        }
        Update: {
          low_mark?: number
          product_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_marks_product_id_fkey'
            columns: ['product_id']
            isOneToOne: true
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      submission_notes: {
        Row: {
          author: string
          body: string | null
          created_at: string
          id: string
          kind: Database['public']['Enums']['submission_note_kind']
          submission_id: string
        }
        ComputedFields: never
        Insert: {
          author: string
          body?: string | null
          created_at?: string
          id?: string
          kind: Database['public']['Enums']['submission_note_kind']
          submission_id: string
        }
        Update: {
          author?: string
          body?: string | null
          created_at?: string
          id?: string
          kind?: Database['public']['Enums']['submission_note_kind']
          submission_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'submission_notes_submission_id_fkey'
            columns: ['submission_id']
            isOneToOne: false
            referencedRelation: 'submissions'
            referencedColumns: ['id']
          },
        ]
      }
      submissions: {
        Row: {
          answered_at: string | null
          assignee: string | null
          created_at: string
          due_at: string | null
          form: string
          id: string
          idempotency_key: string
          is_sender_gone: boolean
          payload: NonNullable<Json>
          redacted_at: string | null
          review_reasons: string[]
          status: Database['public']['Enums']['submission_status']
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          answered_at?: string | null
          assignee?: string | null
          created_at?: string
          due_at?: string | null
          form: string
          id?: string
          idempotency_key: string
          is_sender_gone?: boolean
          payload: NonNullable<Json>
          redacted_at?: string | null
          review_reasons?: string[]
          status?: Database['public']['Enums']['submission_status']
          updated_at?: string
        }
        Update: {
          answered_at?: string | null
          assignee?: string | null
          created_at?: string
          due_at?: string | null
          form?: string
          id?: string
          idempotency_key?: string
          is_sender_gone?: boolean
          payload?: NonNullable<Json>
          redacted_at?: string | null
          review_reasons?: string[]
          status?: Database['public']['Enums']['submission_status']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'submissions_assignee_fkey'
            columns: ['assignee']
            isOneToOne: false
            referencedRelation: 'staff'
            referencedColumns: ['email']
          },
        ]
      }
      widget_failures: {
        Row: {
          count: number
          day: string
          reason: string
          widget: string
        }
        ComputedFields: never
        Insert: {
          count: number
          day: string
          reason: string
          widget: string
        }
        Update: {
          count?: number
          day?: string
          reason?: string
          widget?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      abandon_attempt: {
        Args: { p_attempt_id: string; p_now: string; p_problem: string }
        Returns: undefined
      }
      account_before_sign_up: { Args: { p_email: string }; Returns: string }
      account_data: { Args: { p_user_id: string }; Returns: Json }
      account_state: { Args: { p_email: string }; Returns: string }
      announce_events: { Args: { p_events: Json; p_now: string }; Returns: number }
      asked_back: { Args: { p_order_id: string; p_since: string }; Returns: number }
      audit: {
        Args: { p_action: string; p_actor: string; p_detail: Json; p_now: string; p_subject: string }
        Returns: undefined
      }
      audit_gift_card: {
        Args: { p_action: string; p_actor: string; p_card_id: string; p_detail: Json; p_now: string }
        Returns: undefined
      }
      begin_factor: {
        Args: { p_actor: string; p_id: string; p_now: string; p_secret: string }
        Returns: undefined
      }
      begin_factor_try: {
        Args: { p_actor: string; p_has_code: boolean; p_now: string; p_token_hash: string; p_what: string }
        Returns: Json
      }
      buyer_name: { Args: { p_order_id: string }; Returns: string }
      call_attention: {
        Args: { p_about: string; p_now: string; p_order_id: string; p_trouble: string }
        Returns: undefined
      }
      cancel_gift_card: {
        Args: { p_actor: string; p_card_id: string; p_now: string; p_refund_id: string }
        Returns: Json
      }
      cancel_rsvp: { Args: { p_actor: string; p_now: string; p_rsvp: string }; Returns: Json }
      captures_to_compare: {
        Args: { p_before: string; p_limit: number; p_since: string }
        Returns: {
          capture_id: string
          cents: number
          currency: string
          paypal_order_id: string
        }[]
      }
      change_gift_card: {
        Args: {
          p_actor: string
          p_card_id: string
          p_change: Json
          p_fresh: Json
          p_issue: number
          p_now: string
        }
        Returns: Json
      }
      change_request: {
        Args: {
          p_actor: string
          p_assignee: string
          p_id: string
          p_is_assigned: boolean
          p_mails: Json
          p_now: string
          p_seen: string
          p_status: Database['public']['Enums']['submission_status']
        }
        Returns: Json
      }
      change_schedule: {
        Args: {
          p_action: string
          p_actor: string
          p_document: string
          p_due_at: string
          p_group: string
          p_now: string
          p_seen: number
          p_title: string
        }
        Returns: string
      }
      change_staff_role: {
        Args: {
          p_actor: string
          p_id: string
          p_now: string
          p_role: Database['public']['Enums']['staff_role']
          p_seen: Database['public']['Enums']['staff_role']
        }
        Returns: Json
      }
      claim_order: { Args: { p_now: string; p_order_id: string; p_user_id: string }; Returns: string }
      claim_schedule: {
        Args: { p_claim: string; p_now: string; p_seconds: number }
        Returns: {
          claim: string | null
          claimed_until: string | null
          created_at: string
          created_by: string
          created_role: Database['public']['Enums']['staff_role']
          done_at: string | null
          due_at: string
          id: string
          next_try_at: string
          note: string | null
          state: Database['public']['Enums']['schedule_state']
          title: string
          tries: number
          version: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'scheduled_groups'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      clearance_history: {
        Args: { p_order_id: string }
        Returns: {
          decided_at: string
          decided_by: string
          email: string | null
          id: string
          order_id: string
          outcome: Database['public']['Enums']['clearance_outcome']
          position: number
          provider_licence: string
          provider_name: string
          treatment_group: string
          user_id: string | null
          valid_until: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'clearances'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      clearances_of: {
        Args: { p_email: string; p_order_id: string; p_user_id: string }
        Returns: {
          decided_at: string
          decided_by: string
          email: string | null
          id: string
          order_id: string
          outcome: Database['public']['Enums']['clearance_outcome']
          position: number
          provider_licence: string
          provider_name: string
          treatment_group: string
          user_id: string | null
          valid_until: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'clearances'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      close_attempt: {
        Args: {
          p_attempt_id: string
          p_lease_id: string
          p_now: string
          p_order_status: Database['public']['Enums']['order_status']
          p_payer_email: string
          p_problem: string
          p_status: Database['public']['Enums']['attempt_status']
        }
        Returns: undefined
      }
      confirm_factor: {
        Args: {
          p_actor: string
          p_id: string
          p_now: string
          p_recovery_hashes: string[]
          p_step: number
          p_token_hash: string
        }
        Returns: Json
      }
      confirm_refund: {
        Args: {
          p_actor: string
          p_id: string
          p_now: string
          p_roles: Database['public']['Enums']['staff_role'][]
        }
        Returns: Json
      }
      confirm_subscription: { Args: { p_hash: string; p_now: string }; Returns: string }
      correct_stock: {
        Args: {
          p_actor: string
          p_counted: number
          p_key: string
          p_lot_id: string
          p_now: string
          p_reason: string
          p_seen: number
        }
        Returns: Json
      }
      count_expired_stock: { Args: { p_now: string }; Returns: number }
      count_stock: { Args: { p_now: string; p_product_ids: string[] }; Returns: undefined }
      count_widget_failure: {
        Args: { p_now: string; p_reason: string; p_widget: string }
        Returns: undefined
      }
      database_time: { Args: Record<PropertyKey, never>; Returns: string }
      deactivate_product: { Args: { p_id: string }; Returns: undefined }
      decide_clearance: {
        Args: {
          p_actor: string
          p_group: string
          p_id: string
          p_months: number
          p_now: string
          p_order_id: string
          p_outcome: Database['public']['Enums']['clearance_outcome']
          p_provider_licence: string
          p_provider_name: string
          p_seen: string
        }
        Returns: Json
      }
      delete_account: {
        Args: { p_fields: Json; p_guest_email: string; p_now: string; p_user_id: string }
        Returns: Json
      }
      deliver_gift_card: { Args: { p_card_id: string; p_now: string }; Returns: boolean }
      deliver_gift_cards: { Args: { p_limit: number; p_now: string }; Returns: number }
      discount_amounts: {
        Args: { p_codes: Json; p_fee_cents: number; p_lines: Json }
        Returns: {
          cents: number
          code: string
          discount_id: string
          problem: string
          terms: Json
        }[]
      }
      discount_problem: {
        Args: {
          p_discount_id: string
          p_emails: string[]
          p_now: string
          p_order_id: string
          p_phone: string
          p_rule: Json
          p_user_id: string
          p_with_owner?: boolean
        }
        Returns: string
      }
      discount_trouble: {
        Args: { p_now: string; p_order_id: string; p_payer_email: string }
        Returns: string
      }
      drop_gift_mails: { Args: { p_card_id: string; p_kinds: string[] }; Returns: undefined }
      due_attempts: {
        Args: { p_limit: number; p_now: string }
        Returns: {
          id: string
          status: Database['public']['Enums']['attempt_status']
        }[]
      }
      due_cents: { Args: { p_order_id: string }; Returns: number }
      due_refunds: {
        Args: { p_limit: number; p_now: string }
        Returns: {
          id: string
        }[]
      }
      end_gift_card: { Args: { p_by: string; p_card_id: string; p_now: string }; Returns: undefined }
      end_gift_cards: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      end_subscription: { Args: { p_id: string; p_now: string }; Returns: undefined }
      erase_left_requests: { Args: { p_fields: Json; p_now: string }; Returns: number }
      event_figures: {
        Args: Record<PropertyKey, never>
        Returns: {
          attended: number
          ends_at: string
          event_id: string
          is_published: boolean
          location: string
          rsvps: number
          spots: number
          starts_at: string
          taken: number
          title: string
          waiting: number
        }[]
      }
      exam_states: {
        Args: { p_now: string; p_order_ids: string[] }
        Returns: {
          clearance_id: string
          is_cleared: boolean
          is_open: boolean
          order_id: string
          outcome: Database['public']['Enums']['clearance_outcome']
          treatment_group: string
          valid_until: string
        }[]
      }
      fail_schedule: {
        Args: { p_claim: string; p_group: string; p_now: string; p_problem: string }
        Returns: undefined
      }
      finish_comparison: {
        Args: { p_capture_id: string; p_kinds: string[]; p_now: string }
        Returns: undefined
      }
      finish_event: {
        Args: { p_event_id: string; p_now: string; p_problem: string; p_tells_staff: boolean }
        Returns: undefined
      }
      finish_factor_try: {
        Args: {
          p_actor: string
          p_now: string
          p_recovery_hash: string
          p_step: number
          p_token_hash: string
        }
        Returns: Json
      }
      finish_mail: { Args: { p_error: string; p_id: string; p_now: string }; Returns: undefined }
      finish_schedule: {
        Args: { p_claim: string; p_group: string; p_note: string; p_now: string; p_results: Json }
        Returns: boolean
      }
      forget_clearances: {
        Args: { p_email: string; p_orders: string[]; p_user_id: string }
        Returns: undefined
      }
      forget_gift_people: {
        Args: { p_address: string; p_now: string; p_orders: string[] }
        Returns: undefined
      }
      forget_missed_words: { Args: { p_all: boolean; p_now: string }; Returns: number }
      forget_unpaid_buyers: { Args: { p_guest_email: string; p_now: string }; Returns: number }
      free_units: { Args: { p_now: string; p_product_id: string }; Returns: number }
      fulfil_order: {
        Args: { p_actor: string; p_is_done: boolean; p_now: string; p_order_id: string }
        Returns: Json
      }
      gift_card_summary: { Args: Record<PropertyKey, never>; Returns: Json }
      gift_mail_limit: { Args: { p_card_id: string; p_now: string }; Returns: string }
      gift_paid_cents: { Args: { p_order_id: string }; Returns: number }
      gift_refundable_cents: { Args: { p_card_id: string }; Returns: number }
      gift_reserve_cents: { Args: { p_order_id: string }; Returns: number }
      give_units: { Args: { p_actor: string; p_now: string; p_order_id: string }; Returns: Json }
      given_elsewhere_cents: { Args: { p_order_id: string }; Returns: number }
      has_gift_money: { Args: { p_order_id: string }; Returns: boolean }
      hold_again: {
        Args: { p_now: string; p_order_id: string; p_payer_email: string; p_until: string }
        Returns: boolean
      }
      hold_discounts: {
        Args: { p_now: string; p_order_id: string; p_payer_email: string; p_until: string }
        Returns: boolean
      }
      hold_gift_money: { Args: { p_now: string; p_order_id: string }; Returns: boolean }
      hold_problem: { Args: { p_now: string; p_order_id: string; p_payer_email: string }; Returns: string }
      hurry_mails: { Args: { p_now: string }; Returns: undefined }
      invite_staff: {
        Args: {
          p_actor: string
          p_email: string
          p_name: string
          p_now: string
          p_role: Database['public']['Enums']['staff_role']
        }
        Returns: Json
      }
      is_in_date: { Args: { p_expires_on: string; p_now: string }; Returns: boolean }
      is_last_owner: { Args: { p_id: string }; Returns: boolean }
      is_paypal_silent: { Args: { p_now: string }; Returns: boolean }
      is_proven: { Args: { p_user_id: string }; Returns: boolean }
      issue_discount_code: {
        Args: { p_code: string; p_email: string; p_now: string; p_terms?: Json }
        Returns: string
      }
      issue_gift_cards: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      issue_group_quote: {
        Args: {
          p_actor: string
          p_code: string
          p_now: string
          p_quote: Json
          p_seen: string
          p_submission: string
          p_terms: Json
        }
        Returns: Json
      }
      kept_cents: { Args: { p_order_id: string }; Returns: number }
      known_page_paths: { Args: { p_ids: string[] }; Returns: Json }
      last_clearance: {
        Args: { p_email: string; p_group: string; p_order_id: string; p_user_id: string }
        Returns: {
          decided_at: string
          decided_by: string
          email: string | null
          id: string
          order_id: string
          outcome: Database['public']['Enums']['clearance_outcome']
          position: number
          provider_licence: string
          provider_name: string
          treatment_group: string
          user_id: string | null
          valid_until: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'clearances'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      late_mails: { Args: { p_before: string }; Returns: number }
      lease_attempt: {
        Args: {
          p_approved_at: string
          p_attempt_id: string
          p_lease_id: string
          p_now: string
          p_seconds: number
        }
        Returns: Json
      }
      lease_refund: {
        Args: { p_id: string; p_lease_id: string; p_now: string; p_seconds: number }
        Returns: Json
      }
      leased_order: { Args: { p_attempt_id: string; p_lease_id: string }; Returns: string }
      list_browser_errors: {
        Args: { p_now: string }
        Returns: {
          browser: string
          count: number
          digest: string
          frame: string
          last_at: string
          message: string
          path: string
        }[]
      }
      list_discount_codes: {
        Args: { p_after: string; p_limit: number; p_now: string; p_search: string }
        Returns: {
          amount: number
          code: string
          created_at: string
          created_by: string
          cursor: string
          email: string
          id: string
          max_uses: number
          order_id: string
          percent: number
          redeemed_at: string
          redeemed_by: string
          rule: string
          uses: number
          waives_travel: boolean
        }[]
      }
      list_gift_cards: {
        Args: { p_after: string; p_id: string; p_limit: number; p_search: string; p_status: string }
        Returns: {
          balance: number
          cursor: string
          deliver_on: string
          delivered_at: string
          ends_with: string
          id: string
          issued_at: string
          message: string
          order_id: string
          price: number
          recipient_email: string
          recipient_name: string
          refundable_cents: number
          sender_email: string
          sender_name: string
          status: Database['public']['Enums']['gift_card_status']
          title: string
          value: number
        }[]
      }
      list_lot_orders: {
        Args: { p_lot_id: string }
        Returns: {
          buyer_name: string
          email: string
          given_at: string
          is_email_known: boolean
          order_id: string
          units: number
        }[]
      }
      list_mails: {
        Args: { p_after: string; p_limit: number; p_search: string; p_view: string }
        Returns: {
          created_at: string
          cursor: string
          id: string
          kind: string
          last_error: string
          next_try_at: string
          recipient: string
          sent_at: string
          status: Database['public']['Enums']['mail_status']
          tries: number
        }[]
      }
      list_missed_words: {
        Args: { p_now: string }
        Returns: {
          networks: number
          sent_on: string
          words: string
        }[]
      }
      list_orders: {
        Args: {
          p_after_id: string
          p_after_rank: number
          p_limit: number
          p_now: string
          p_search: string
          p_status: Database['public']['Enums']['order_status']
        }
        Returns: {
          attention: string
          buyer_name: string
          created_at: string
          discount_amount: number
          email: string
          fulfilled_at: string
          id: string
          is_email_known: boolean
          is_refund_under_way: boolean
          paid_at: string
          paypal_orders: string[]
          paypal_payments: string[]
          phone: string
          rank: string
          status: Database['public']['Enums']['order_status']
          time_chosen_at: string
          total_amount: number
          travel_fee: number
          units: number
          visit_area: string
          visit_zip: string
          waits_for_exam: boolean
        }[]
      }
      list_price_changes: {
        Args: {
          p_after_at: string
          p_after_id: number
          p_document_id: string
          p_from: string
          p_limit: number
          p_person: string
          p_to: string
          p_words: string[]
        }
        Returns: {
          after_cents: number | null
          before_cents: number | null
          changed_at: string
          changed_by: string | null
          changed_by_name: string | null
          document_id: string
          document_type: string
          field: string
          id: number
          is_first: boolean
          label: string
          revision: string
          title: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'price_changes'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_requests: {
        Args: {
          p_after_id: string
          p_after_rank: number
          p_assignee: string
          p_form: string
          p_limit: number
          p_me: string
          p_status: Database['public']['Enums']['submission_status']
          p_view: string
          p_words: string[]
        }
        Returns: {
          answered_at: string
          assignee: string
          assignee_name: string
          created_at: string
          due_at: string
          form: string
          id: string
          payload: Json
          rank: string
          redacted_at: string
          review_reasons: string[]
          status: Database['public']['Enums']['submission_status']
          updated_at: string
        }[]
      }
      list_set_aside: {
        Args: { p_product_id: string }
        Returns: {
          order_id: string
          units: number
        }[]
      }
      list_stock: {
        Args: { p_now: string; p_product_id: string }
        Returns: {
          expired: number
          free: number
          held: number
          id: string
          is_active: boolean
          low_mark: number
          name: string
          next_expiry: string
          on_hand: number
          sold: number
          sold_in_30_days: number
        }[]
      }
      list_stock_entries: {
        Args: { p_after: number; p_limit: number; p_product_id: string }
        Returns: {
          actor: string
          at: string
          id: number
          lot: string
          move: Database['public']['Enums']['stock_move']
          order_id: string
          reason: string
          units: number
        }[]
      }
      list_subscribers: {
        Args: {
          p_after: string
          p_limit: number
          p_list: Database['public']['Enums']['mailing_list']
          p_search: string
          p_status: Database['public']['Enums']['subscriber_status']
        }
        Returns: {
          confirmed_at: string
          created_at: string
          cursor: string
          email: string
          first_name: string
          id: string
          list: Database['public']['Enums']['mailing_list']
          status: Database['public']['Enums']['subscriber_status']
          unsubscribed_at: string
        }[]
      }
      list_waiting_exams: {
        Args: { p_after: string; p_limit: number; p_now: string }
        Returns: {
          buyer_name: string
          cursor: string
          email: string
          id: string
          is_expired: boolean
          is_person_known: boolean
          outcomes: Database['public']['Enums']['clearance_outcome'][]
          paid_at: string
          treatment_groups: string[]
        }[]
      }
      live_discount_uses: {
        Args: { p_discount_id: string; p_now: string }
        Returns: {
          amount: number | null
          at: string
          by: string | null
          discount_id: string
          id: string
          is_approved: boolean
          is_first_visit: boolean
          order_id: string | null
          payer_email: string | null
          per_person: number | null
          until: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'discount_uses'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      lock_discounts: { Args: { p_ids: string[] }; Returns: undefined }
      lock_request: { Args: { p_id: string; p_seen: string }; Returns: Json }
      lock_staff: { Args: { p_actor: string }; Returns: boolean }
      low_mark: { Args: { p_product_id: string }; Returns: number }
      mail_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          failed: number
          waiting: number
        }[]
      }
      mail_discount_code: { Args: { p_id: string; p_now: string }; Returns: undefined }
      mail_gift_again: { Args: { p_card_id: string; p_now: string }; Returns: undefined }
      mail_gift_code: { Args: { p_card_id: string; p_now: string }; Returns: undefined }
      mail_link: {
        Args: { p_token_hash: string }
        Returns: {
          account_email: string
          address: string
          kind: string
          sign_up: string
          user_id: string
        }[]
      }
      make_discount_code: {
        Args: {
          p_actor: string
          p_code: string
          p_email: string
          p_is_mailed?: boolean
          p_max_uses: number
          p_now: string
          p_terms: Json
        }
        Returns: string
      }
      make_preview_link: {
        Args: {
          p_actor: string
          p_at: string
          p_expires_at: string
          p_now: string
          p_path: string
          p_token_hash: string
        }
        Returns: string
      }
      mark_rsvp_attended: {
        Args: { p_actor: string; p_attended: boolean; p_now: string; p_rsvp: string }
        Returns: Json
      }
      mark_time: {
        Args: { p_actor: string; p_is_chosen: boolean; p_now: string; p_order_id: string }
        Returns: Json
      }
      miss_gift_money: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      most_open_units: { Args: { p_stock: number }; Returns: number }
      move_gift_money: {
        Args: {
          p_amount: number
          p_by: string
          p_card_id: string
          p_key: string
          p_kind: Database['public']['Enums']['gift_entry_kind']
          p_note: string
          p_now: string
          p_order_id: string
        }
        Returns: undefined
      }
      move_units: {
        Args: {
          p_actor: string
          p_key: string
          p_lot_id: string
          p_move: Database['public']['Enums']['stock_move']
          p_now: string
          p_order_id: string
          p_reason: string
          p_units: number
        }
        Returns: undefined
      }
      moved_before: {
        Args: {
          p_key: string
          p_move: Database['public']['Enums']['stock_move']
          p_product_id: string
          p_units: number
        }
        Returns: string
      }
      next_change: { Args: { p_before: string; p_now: string }; Returns: string }
      next_gift_key: { Args: { p_kind: string; p_order_id: string }; Returns: string }
      note_buyer: { Args: { p_attempt_id: string; p_name: string }; Returns: undefined }
      note_missed_words: {
        Args: { p_now: string; p_sender_hash: string; p_word_hash: string; p_words: string }
        Returns: boolean
      }
      note_request: { Args: { p_actor: string; p_body: string; p_id: string; p_now: string }; Returns: Json }
      open_elsewhere: { Args: { p_now: string; p_order_id: string; p_product_id: string }; Returns: number }
      open_holds: { Args: { p_now: string; p_order_id: string; p_until: string }; Returns: undefined }
      open_preview_link: {
        Args: { p_now: string; p_token_hash: string }
        Returns: {
          at: string
          expires_at: string
          id: string
          path: string
        }[]
      }
      open_step_up: { Args: { p_now: string; p_staff_id: string; p_token_hash: string }; Returns: undefined }
      order_moment: { Args: { p_order_id: string }; Returns: string }
      order_payments: {
        Args: { p_order_id: string }
        Returns: {
          capture_id: string
          cents: number
          created_at: string
          refundable_cents: number
        }[]
      }
      order_person: { Args: { p_order_id: string }; Returns: Record<string, unknown> }
      orders_by_reference: {
        Args: { p_reference: string }
        Returns: {
          access_token: string
          id: string
        }[]
      }
      orders_of_person: {
        Args: { p_emails: string[]; p_except: string; p_phone: string; p_user_id: string }
        Returns: {
          access_token: string
          attention: string | null
          buyer_name: string | null
          caller: string
          checkout_key: string
          created_at: string
          discount_amount: number
          email: string
          fulfilled_at: string | null
          fulfilled_by: string | null
          id: string
          is_email_known: boolean
          paid_at: string | null
          paypal_payment_id: string | null
          phone: string | null
          status: Database['public']['Enums']['order_status']
          time_chosen_at: string | null
          time_chosen_by: string | null
          total_amount: number
          travel_fee: number
          updated_at: string
          user_id: string | null
          visit_area: string | null
          visit_zip: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'orders'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      own_gift_cards: {
        Args: Record<PropertyKey, never>
        Returns: {
          deliver_on: string
          delivered_at: string
          ends_with: string
          id: string
          message: string
          price: number
          recipient_email: string
          recipient_name: string
          sender_name: string
          status: Database['public']['Enums']['gift_card_status']
          title: string
          value: number
        }[]
      }
      own_requests: {
        Args: Record<PropertyKey, never>
        Returns: {
          answered_at: string
          created_at: string
          due_at: string
          form: string
          id: string
          status: Database['public']['Enums']['submission_status']
        }[]
      }
      paths_for_tags: { Args: { p_tags: string[] }; Returns: string[] }
      paypal_numbers: { Args: { p_order_id: string }; Returns: Record<string, unknown> }
      person_of_order: {
        Args: { p_order_id: string }
        Returns: {
          is_known: boolean
        }[]
      }
      phone_key: { Args: { p_phone: string }; Returns: string }
      place_order: {
        Args: {
          p_access_token: string
          p_caller?: string
          p_checkout_key: string
          p_discounts?: Json
          p_email?: string
          p_expected_cents: number
          p_gift_code?: string
          p_gifts?: Json
          p_guest_email: string
          p_hold_minutes: number
          p_lines: Json
          p_now: string
          p_user_id?: string
          p_visit?: Json
        }
        Returns: Json
      }
      plan_document: {
        Args: {
          p_actor: string
          p_document: Json
          p_due_at: string
          p_group: string
          p_now: string
          p_title: string
        }
        Returns: Json
      }
      plan_instead: {
        Args: {
          p_actor: string
          p_document: Json
          p_due_at: string
          p_group: string
          p_instead_of: string[]
          p_now: string
          p_title: string
        }
        Returns: Json
      }
      plan_return: {
        Args: { p_actor: string; p_due_at: string; p_group: string; p_now: string; p_title: string }
        Returns: Json
      }
      postpone_attempt: {
        Args: {
          p_attempt_id: string
          p_is_declined: boolean
          p_lease_id: string
          p_now: string
          p_problem: string
          p_seconds: number
          p_status: Database['public']['Enums']['attempt_status']
        }
        Returns: undefined
      }
      postpone_refund: {
        Args: { p_id: string; p_lease_id: string; p_now: string; p_problem: string; p_seconds: number }
        Returns: undefined
      }
      price_changers: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          name: string
        }[]
      }
      prices_at: {
        Args: { p_at: string; p_document_id: string }
        Returns: {
          after_cents: number | null
          before_cents: number | null
          changed_at: string
          changed_by: string | null
          changed_by_name: string | null
          document_id: string
          document_type: string
          field: string
          id: number
          is_first: boolean
          label: string
          revision: string
          title: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'price_changes'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      promote_rsvp: {
        Args: { p_actor: string; p_now: string; p_over_capacity: boolean; p_rsvp: string }
        Returns: Json
      }
      promote_waiting: { Args: { p_event_id: string; p_now: string }; Returns: number }
      prove_account: { Args: { p_email: string; p_now: string; p_user_id: string }; Returns: boolean }
      prove_order: { Args: { p_email: string; p_now: string; p_order_id: string }; Returns: string }
      put_back_units: { Args: { p_actor: string; p_now: string; p_order_id: string }; Returns: Json }
      queue_account_notice: { Args: { p_email: string; p_kind: string; p_now: string }; Returns: undefined }
      queue_exam_renewals: { Args: { p_days: number; p_now: string }; Returns: number }
      queue_gift_mail: {
        Args: {
          p_about: string
          p_card_id: string
          p_data?: Json
          p_kind: string
          p_now: string
          p_to: string
        }
        Returns: undefined
      }
      queue_order_mail: {
        Args: { p_about: string; p_data: Json; p_kind: string; p_now: string; p_order_id: string }
        Returns: undefined
      }
      queue_review_notice: { Args: { p_now: string }; Returns: boolean }
      queue_rsvp_mail: {
        Args: {
          p_kind: string
          p_now: string
          p_once: string
          p_rsvp: Omit<
            Database['public']['Tables']['event_rsvps']['Row'],
            Database['public']['Tables']['event_rsvps']['ComputedFields']
          >
        }
        Returns: undefined
      }
      queue_submission_mails: {
        Args: { p_mails: Json; p_now: string; p_submission: string }
        Returns: undefined
      }
      read_rsvp: {
        Args: { p_rsvp: string }
        Returns: {
          ends_at: string
          event_id: string
          first_name: string
          is_published: boolean
          location: string
          party_size: number
          position: number
          starts_at: string
          status: Database['public']['Enums']['rsvp_status']
          title: string
        }[]
      }
      ready_to_pay: { Args: { p_attempt_id: string; p_order_id: string }; Returns: Json }
      receive_stock: {
        Args: {
          p_actor: string
          p_expires_on: string
          p_key: string
          p_lot: string
          p_now: string
          p_product_id: string
          p_reason: string
          p_units: number
        }
        Returns: Json
      }
      record_alarm: {
        Args: {
          p_contrary: number
          p_is_open: boolean
          p_is_posted: boolean
          p_name: string
          p_now: string
          p_open_since: string
          p_since: string
          p_tells: string
          p_was_open: boolean
        }
        Returns: boolean
      }
      record_browser_error: {
        Args: {
          p_browser: string
          p_digest: string
          p_fingerprint: string
          p_frame: string
          p_message: string
          p_now: string
          p_path: string
        }
        Returns: undefined
      }
      record_capture: {
        Args: { p_attempt_id: string; p_capture: Json; p_now: string; p_payer_email: string }
        Returns: undefined
      }
      record_content_path: { Args: { p_path: string; p_tags: string[] }; Returns: undefined }
      record_event: {
        Args: { p_event_id: string; p_now: string; p_payload: Json; p_type: string }
        Returns: boolean
      }
      record_look: {
        Args: { p_action: string; p_actor: string; p_now: string; p_subject: string }
        Returns: undefined
      }
      record_paypal_order: {
        Args: { p_attempt_id: string; p_now: string; p_paypal_order_id: string }
        Returns: undefined
      }
      record_prices: {
        Args: { p_changes: Json; p_document_id: string; p_known: string; p_revision: string }
        Returns: boolean
      }
      record_refund: { Args: { p_capture_id: string; p_now: string; p_refund: Json }; Returns: boolean }
      redact_requests: { Args: { p_before: string; p_fields: Json; p_now: string }; Returns: number }
      redact_submissions: { Args: { p_fields: Json; p_ids: string[]; p_now: string }; Returns: undefined }
      redeem_discount_code: {
        Args: { p_actor: string; p_code: string; p_now: string }
        Returns: {
          amount: number
          code: string
          email: string
          order_id: string
          outcome: string
          percent: number
          redeemed_at: string
          redeemed_by: string
          waives_travel: boolean
        }[]
      }
      redeem_gift_card: {
        Args: {
          p_actor: string
          p_cents: number
          p_code_hmac: string
          p_key: string
          p_note: string
          p_now: string
        }
        Returns: Json
      }
      refund_to_gift_card: {
        Args: {
          p_actor: string
          p_cents: number
          p_id: string
          p_now: string
          p_order_id: string
          p_reason: string
          p_seen_cents: number
        }
        Returns: Json
      }
      refundable_cents: { Args: { p_capture_id: string }; Returns: number }
      refuse_refund: {
        Args: { p_id: string; p_lease_id: string; p_now: string; p_problem: string; p_tells_staff: boolean }
        Returns: undefined
      }
      reject_refund: { Args: { p_actor: string; p_id: string; p_now: string }; Returns: Json }
      release_discounts: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      release_gift_money: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      release_holds: { Args: { p_order_id: string }; Returns: undefined }
      release_lapsed_holds: { Args: { p_now: string }; Returns: number }
      release_lease: { Args: { p_holder: string; p_name: string }; Returns: undefined }
      release_submission: {
        Args: {
          p_challenge: string
          p_expires_at: string
          p_id: string
          p_mails: Json
          p_now: string
          p_status: Database['public']['Enums']['submission_status']
        }
        Returns: boolean
      }
      release_units: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      remove_staff: { Args: { p_actor: string; p_id: string; p_now: string }; Returns: Json }
      renew_estimate_code: {
        Args: { p_actor: string; p_code_hash: string; p_estimate: string; p_now: string }
        Returns: undefined
      }
      reopen_holds: { Args: { p_now: string; p_order_id: string }; Returns: undefined }
      replace_cart: { Args: { p_lines: Json; p_seen: Json }; Returns: Json }
      reply_to_request: {
        Args: {
          p_actor: string
          p_body: string
          p_id: string
          p_now: string
          p_seen: string
          p_subject: string
        }
        Returns: Json
      }
      request_id: { Args: Record<PropertyKey, never>; Returns: string }
      request_pulse: { Args: { p_me: string; p_now: string }; Returns: Json }
      request_refund: {
        Args: {
          p_actor: string
          p_capture_id: string
          p_cents: number
          p_id: string
          p_now: string
          p_order_id: string
          p_reason: string
          p_seen_cents: number
        }
        Returns: Json
      }
      request_words: { Args: { p_id: string; p_payload: Json }; Returns: string }
      resend_gift_card: { Args: { p_actor: string; p_card_id: string; p_now: string }; Returns: Json }
      resend_mail: { Args: { p_actor: string; p_id: string; p_now: string }; Returns: string }
      reserve_spot: {
        Args: {
          p_email: string
          p_event_id: string
          p_first_name: string
          p_idempotency_key: string
          p_last_name: string
          p_now: string
          p_party_size: number
          p_phone: string
        }
        Returns: Json
      }
      reset_factor: { Args: { p_actor: string; p_id: string; p_now: string }; Returns: Json }
      revoke_preview_link: { Args: { p_actor: string; p_id: string; p_now: string }; Returns: boolean }
      rsvp_answer: {
        Args: {
          p_rsvp: Omit<
            Database['public']['Tables']['event_rsvps']['Row'],
            Database['public']['Tables']['event_rsvps']['ComputedFields']
          >
        }
        Returns: Json
      }
      rsvp_outlook: {
        Args: {
          p_event: Omit<
            Database['public']['Tables']['event_spots']['Row'],
            Database['public']['Tables']['event_spots']['ComputedFields']
          >
          p_party_size: number
        }
        Returns: Json
      }
      save_estimate: {
        Args: { p_actor: string; p_draft: Json; p_now: string; p_revision: number; p_submission: string }
        Returns: number
      }
      second_person: {
        Args: {
          p_actor: string
          p_capture_id: string
          p_card_id: string
          p_cents: number
          p_id: string
          p_now: string
          p_order_id: string
          p_reason: string
          p_seen_cents: number
        }
        Returns: Json
      }
      secure_stock: {
        Args: {
          p_attempt_id: string
          p_lease_id: string
          p_minutes: number
          p_now: string
          p_payer_email?: string
          p_seconds: number
        }
        Returns: boolean
      }
      send_estimate: {
        Args: {
          p_actor: string
          p_code_hash: string
          p_detail: Json
          p_estimate: string
          p_link_hash: string
          p_link_number: number
          p_now: string
          p_recipient: string
          p_revision: number
          p_snapshot: Json
          p_total_cents: number
        }
        Returns: number
      }
      set_confirm_above: { Args: { p_actor: string; p_cents: number; p_now: string }; Returns: Json }
      set_low_mark: {
        Args: { p_actor: string; p_mark: number; p_now: string; p_product_id: string }
        Returns: Json
      }
      settle_attention: { Args: { p_actor: string; p_now: string; p_order_id: string }; Returns: Json }
      shopper_clearances: {
        Args: { p_now: string; p_user_id: string }
        Returns: {
          cleared_until: string
          is_in_cart: boolean
          product_id: string
          treatment_group: string
        }[]
      }
      shopper_id: { Args: Record<PropertyKey, never>; Returns: string }
      shortage_of: { Args: { p_now: string; p_order_id: string }; Returns: Json }
      spare_cents: { Args: { p_capture_id: string; p_order_id: string }; Returns: number }
      spots_left: {
        Args: {
          p_event: Omit<
            Database['public']['Tables']['event_spots']['Row'],
            Database['public']['Tables']['event_spots']['ComputedFields']
          >
        }
        Returns: number
      }
      status_by_money: { Args: { p_order_id: string }; Returns: Database['public']['Enums']['order_status'] }
      submit_form: {
        Args: {
          p_due_at: string
          p_form: string
          p_idempotency_key: string
          p_mails: Json
          p_now: string
          p_payload: Json
          p_review_reasons: string[]
        }
        Returns: {
          id: string
          is_new: boolean
        }[]
      }
      subscribe_to_list: {
        Args: {
          p_email: string
          p_first_name: string
          p_list: Database['public']['Enums']['mailing_list']
          p_now: string
          p_token: string
        }
        Returns: undefined
      }
      sync_events: { Args: { p_events: Json; p_full_from: string; p_now: string }; Returns: undefined }
      sync_products: { Args: { p_is_full: boolean; p_products: Json }; Returns: number }
      take_back_units: { Args: { p_actor: string; p_now: string; p_order_id: string }; Returns: undefined }
      take_gift_money: { Args: { p_now: string; p_order_id: string }; Returns: boolean }
      take_lease: {
        Args: { p_holder: string; p_name: string; p_now?: string; p_seconds: number }
        Returns: boolean
      }
      take_mails: {
        Args: { p_limit: number; p_now: string; p_seconds: number }
        Returns: {
          created_at: string
          data: NonNullable<Json>
          dedupe_key: string
          id: string
          kind: string
          last_error: string | null
          next_try_at: string
          order_id: string | null
          recipient: string | null
          resends: number
          sent_at: string | null
          status: Database['public']['Enums']['mail_status']
          submission_id: string | null
          subscriber_id: string | null
          tries: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'mail_outbox'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      tell_gift_end: {
        Args: { p_card_id: string; p_cents: number; p_now: string; p_refund_id: string }
        Returns: undefined
      }
      tell_of_factor: {
        Args: { p_key: string; p_now: string; p_staff_id: string; p_what: string }
        Returns: undefined
      }
      tick_exam: {
        Args: { p_actor: string; p_id: string; p_is_done: boolean; p_kind: string; p_now: string }
        Returns: Json
      }
      today_figures: { Args: { p_now: string }; Returns: Json }
      try_estimate_code: {
        Args: { p_code_hash: string; p_link_hash: string; p_now: string }
        Returns: {
          outcome: string
          wait_seconds: number
        }[]
      }
      unsubscribe: { Args: { p_hash: string; p_is_back: boolean; p_now: string }; Returns: boolean }
      unsubscribe_by_staff: { Args: { p_actor: string; p_id: string; p_now: string }; Returns: boolean }
      view_estimate: {
        Args: { p_link_hash: string; p_now: string }
        Returns: {
          created_by: string
          estimate_id: string
          number: number
          sent_at: string
          snapshot: NonNullable<Json>
          total_cents: number
          viewed_at: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'estimate_versions'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      waits_for_exam: { Args: { p_now: string; p_order_id: string }; Returns: boolean }
      withdraw_event: { Args: { p_event_id: string }; Returns: undefined }
      write_off_stock: {
        Args: {
          p_actor: string
          p_key: string
          p_lot_id: string
          p_now: string
          p_reason: string
          p_units: number
        }
        Returns: Json
      }
    }
    Enums: {
      attempt_status:
        | 'creating'
        | 'created'
        | 'capturing'
        | 'captured'
        | 'in_review'
        | 'superseded'
        | 'expired'
        | 'failed'
      clearance_outcome: 'approved' | 'declined' | 'more_needed'
      gift_card_status: 'pending' | 'scheduled' | 'delivered' | 'cancelled' | 'void'
      gift_entry_kind: 'issue' | 'hold' | 'release' | 'redeem' | 'refund' | 'void'
      gift_use_state: 'held' | 'released' | 'taken'
      hold_state: 'open' | 'held' | 'sold' | 'given' | 'released'
      mail_status: 'queued' | 'sending' | 'sent' | 'failed'
      mailing_list: 'newsletter' | 'event_alerts'
      order_status:
        | 'pending'
        | 'in_review'
        | 'paid'
        | 'fulfilled'
        | 'cancelled'
        | 'expired'
        | 'needs_attention'
        | 'partially_refunded'
        | 'refunded'
      refund_confirmation_status: 'waiting' | 'confirmed' | 'rejected' | 'void'
      refund_request_status: 'under_way' | 'done' | 'refused'
      rsvp_status: 'waiting' | 'confirmed' | 'attended' | 'cancelled'
      schedule_state: 'planned' | 'done' | 'cancelled' | 'failed'
      scheduled_change_state: 'planned' | 'done' | 'skipped'
      staff_role: 'owner' | 'editor' | 'front_desk' | 'clinician'
      stock_move: 'open' | 'receive' | 'correct' | 'write_off' | 'give' | 'take_back'
      submission_note_kind: 'note' | 'reply'
      submission_status: 'new' | 'needs_review' | 'in_progress' | 'answered' | 'closed'
      subscriber_status: 'pending' | 'confirmed' | 'unsubscribed'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      attempt_status: [
        'creating',
        'created',
        'capturing',
        'captured',
        'in_review',
        'superseded',
        'expired',
        'failed',
      ],
      clearance_outcome: ['approved', 'declined', 'more_needed'],
      gift_card_status: ['pending', 'scheduled', 'delivered', 'cancelled', 'void'],
      gift_entry_kind: ['issue', 'hold', 'release', 'redeem', 'refund', 'void'],
      gift_use_state: ['held', 'released', 'taken'],
      hold_state: ['open', 'held', 'sold', 'given', 'released'],
      mail_status: ['queued', 'sending', 'sent', 'failed'],
      mailing_list: ['newsletter', 'event_alerts'],
      order_status: [
        'pending',
        'in_review',
        'paid',
        'fulfilled',
        'cancelled',
        'expired',
        'needs_attention',
        'partially_refunded',
        'refunded',
      ],
      refund_confirmation_status: ['waiting', 'confirmed', 'rejected', 'void'],
      refund_request_status: ['under_way', 'done', 'refused'],
      rsvp_status: ['waiting', 'confirmed', 'attended', 'cancelled'],
      schedule_state: ['planned', 'done', 'cancelled', 'failed'],
      scheduled_change_state: ['planned', 'done', 'skipped'],
      staff_role: ['owner', 'editor', 'front_desk', 'clinician'],
      stock_move: ['open', 'receive', 'correct', 'write_off', 'give', 'take_back'],
      submission_note_kind: ['note', 'reply'],
      submission_status: ['new', 'needs_review', 'in_progress', 'answered', 'closed'],
      subscriber_status: ['pending', 'confirmed', 'unsubscribed'],
    },
  },
} as const
