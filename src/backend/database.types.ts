// Made from the migrated schema by tests/supabase/database/databaseTypes.test.ts, with WRITE_TYPES=1 in the environment.

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no table, no column, no function
type Nothing = Record<never, never>;

export type Database = {
  __InternalSupabase: { PostgrestVersion: '12' };
  public: {
    Tables: {
      admin_users: {
        Row: {
          id: string;
          notify_new_users: boolean;
          notify_pro_upgrades: boolean;
          role: string;
          updated_at: string;
          user_id: string;
        };
        Insert: Nothing;
        Update: { notify_new_users?: boolean; notify_pro_upgrades?: boolean; updated_at?: string };
        Relationships: [];
      };
      complimentary_subscriptions: {
        Row: { created_at: string; user_id: string };
        Insert: Nothing;
        Update: Nothing;
        Relationships: [];
      };
      palette_of_the_week: {
        Row: {
          background_media_type: string;
          background_media_url: string;
          click_count: number;
          created_at: string;
          exact: string[] | null;
          id: string;
          palette_colors: string[];
          updated_at: string;
          week_of_year: number;
          year: number;
        };
        Insert: {
          background_media_type: string;
          background_media_url: string;
          exact?: string[] | null;
          palette_colors: string[];
          week_of_year: number;
          year: number;
        };
        Update: {
          background_media_type?: string;
          background_media_url?: string;
          exact?: string[] | null;
          palette_colors?: string[];
          week_of_year?: number;
          year?: number;
        };
        Relationships: [];
      };
      project_palettes: {
        Row: {
          color_names: string[] | null;
          colors: string[];
          created_at: string;
          exact: string[] | null;
          id: string;
          is_public: boolean;
          name: string;
          project_id: string;
          selection_count: number;
          tags: string[];
          theme: string | null;
          updated_at: string;
        };
        Insert: {
          color_names?: string[] | null;
          colors: string[];
          exact?: string[] | null;
          is_public?: boolean;
          name: string;
          project_id: string;
          tags?: string[];
          theme?: string | null;
        };
        Update: {
          color_names?: string[] | null;
          colors?: string[];
          exact?: string[] | null;
          is_public?: boolean;
          name?: string;
          project_id?: string;
          tags?: string[];
          theme?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'project_palettes_project_id_fkey';
            columns: ['project_id'];
            isOneToOne: false;
            referencedRelation: 'projects';
            referencedColumns: ['id'];
          },
        ];
      };
      projects: {
        Row: {
          created_at: string;
          id: string;
          is_public: boolean;
          name: string;
          updated_at: string;
          user_id: string;
        };
        Insert: { is_public?: boolean; name: string; user_id: string };
        Update: { is_public?: boolean; name?: string; updated_at?: string };
        Relationships: [];
      };
      stripe_customers: {
        Row: { created_at: string; customer_id: string; user_id: string };
        Insert: Nothing;
        Update: Nothing;
        Relationships: [];
      };
      stripe_subscriptions: {
        Row: {
          cancel_at_period_end: boolean;
          created_at: string;
          current_period_end: number;
          current_period_start: number;
          customer_id: string;
          deleted_at: string | null;
          payment_method_brand: string | null;
          payment_method_last4: string | null;
          price_id: string | null;
          status: string;
          subscription_id: string;
          updated_at: string;
        };
        Insert: Nothing;
        Update: Nothing;
        Relationships: [
          {
            foreignKeyName: 'stripe_subscriptions_customer_id_fkey';
            columns: ['customer_id'];
            isOneToOne: false;
            referencedRelation: 'stripe_customers';
            referencedColumns: ['customer_id'];
          },
        ];
      };
    };
    Views: Nothing;
    Functions: {
      admin_allow_tag: { Args: { tag: string }; Returns: undefined };
      admin_delete_user_data: { Args: { target_user_id: string }; Returns: undefined };
      admin_forbid_tag: { Args: { tag: string }; Returns: number };
      admin_list_tags: {
        Args: { word: string; forbidden: boolean; most: number; skip: number };
        Returns: {
          tag: string | null;
          palettes: number | null;
          public_palettes: number | null;
          total: number | null;
        }[];
      };
      admin_rename_tag: { Args: { tag: string; other: string }; Returns: number };
      count_own_projects: { Args: never; Returns: { projects: number | null; palettes: number | null }[] };
      delete_user_data: { Args: never; Returns: undefined };
      find_own_palettes: {
        Args: {
          word?: string;
          near?: string;
          most?: number;
          after_distance?: number;
          after_time?: string;
          after_id?: string;
          tagged?: string[];
        };
        Returns: {
          id: string | null;
          project_id: string | null;
          name: string | null;
          colors: string[] | null;
          exact: string[] | null;
          color_names: string[] | null;
          tags: string[] | null;
          theme: string | null;
          is_public: boolean | null;
          selection_count: number | null;
          created_at: string | null;
          updated_at: string | null;
          project_name: string | null;
          distance: number | null;
        }[];
      };
      find_palettes: {
        Args: {
          word?: string;
          near?: string;
          size?: number;
          sort?: string;
          after_distance?: number;
          after_count?: number;
          after_time?: string;
          after_id?: string;
          tagged?: string[];
        };
        Returns: {
          id: string | null;
          project_id: string | null;
          name: string | null;
          colors: string[] | null;
          exact: string[] | null;
          color_names: string[] | null;
          tags: string[] | null;
          theme: string | null;
          is_public: boolean | null;
          selection_count: number | null;
          created_at: string | null;
          updated_at: string | null;
          distance: number | null;
        }[];
      };
      get_extraction_count: { Args: { kind?: string }; Returns: number };
      increment_extraction_count: {
        Args: { kind?: string };
        Returns: { allowed: boolean | null; remaining: number | null };
      };
      increment_palette_selection_count: { Args: { palette_id: string }; Returns: undefined };
      increment_weekly_click_count: { Args: { palette_id: string }; Returns: undefined };
      list_projects: {
        Args: {
          word?: string;
          sort?: string;
          only_id?: string;
          most?: number;
          after_name?: string;
          after_time?: string;
          after_id?: string;
        };
        Returns: {
          id: string | null;
          name: string | null;
          is_public: boolean | null;
          created_at: string | null;
          updated_at: string | null;
          palette_count: number | null;
          palettes: unknown;
          changed_at: string | null;
        }[];
      };
      popular_tags: { Args: never; Returns: { tag: string | null; accounts: number | null }[] };
      save_palette_of_the_week: {
        Args: {
          palette_colors: string[];
          exact: string[];
          background_media_type: string;
          background_media_url: string;
          week_of_year: number;
          year: number;
        };
        Returns: undefined;
      };
      suggest_tags: {
        Args: { word: string; only_public?: boolean };
        Returns: { tag: string | null; is_own: boolean | null; is_allowed: boolean | null }[];
      };
    };
  };
};
